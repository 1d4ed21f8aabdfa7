/** Interactions about wares. */
import { times } from '../../asking.ts';
import { ALL_SIX, after, alices, bolas, type Case, picks, plays, turn, unguarded, uses } from './case.ts';

export const WARE_CASES: Case[] = [
  {
    title: 'WARE_PICK of one ware',
    open: () => after(turn({ utilities: ['leopard-statue'] }, { large: times(6, 'salt') }), uses('leopard-statue')),
    seen: {
      ...alices,
      type: 'WARE_PICK',
      triggerCard: 'leopard-statue',
      targetPlayer: 0,
      count: 1,
      selections: { wares: [] },
      validTargets: ['trinkets', 'hides', 'tea', 'silk', 'fruit'],
    },
  },
  {
    title: 'WARE_PICK, where one is chosen already',
    open: () => after(turn({ hand: ['traveling-merchant'] }), plays('traveling-merchant'), picks('tea')),
    seen: {
      ...alices,
      step: 2,
      type: 'WARE_PICK',
      triggerCard: 'traveling-merchant',
      targetPlayer: 0,
      count: 2,
      selections: { wares: ['tea'] },
      validTargets: [...ALL_SIX],
    },
  },
  {
    title: 'WARE_PICK of a pair',
    open: () => after(turn({ hand: ['basket-maker'] }, { large: times(5, 'salt') }), plays('basket-maker')),
    seen: {
      ...alices,
      type: 'WARE_PICK',
      triggerCard: 'basket-maker',
      targetPlayer: 0,
      count: 2,
      selections: { wares: [] },
      validTargets: ['trinkets', 'hides', 'tea', 'silk', 'fruit'],
    },
  },
  {
    title: "WARE_PICK, Carrier's half of the other player",
    open: () => after(turn({ hand: ['carrier'] }), plays('carrier'), ({ alice }) => alice.chooses('cards')),
    seen: {
      ...bolas,
      type: 'WARE_PICK',
      triggerCard: 'carrier',
      targetPlayer: 1,
      count: 2,
      selections: { wares: [] },
      validTargets: [...ALL_SIX],
    },
  },
  {
    title: 'OVERFLOW_PLACE',
    open: () =>
      after(turn({ hand: ['basket-maker'], gold: 5, large: times(5, 'silk') }), plays('basket-maker'), picks('tea')),
    seen: {
      ...alices,
      type: 'OVERFLOW_PLACE',
      triggerCard: 'basket-maker',
      targetPlayer: 0,
      wares: ['tea', 'tea'],
      free: 0,
      sixthAvailable: true,
    },
  },
  {
    title: 'WARE_THEFT_SWAP, step 1',
    open: () => after(turn({ utilities: ['throne'], large: ['tea'] }, { large: [null, null, 'silk'] }), uses('throne')),
    seen: {
      ...alices,
      type: 'WARE_THEFT_SWAP',
      triggerCard: 'throne',
      selections: { victimWare: null, yourWare: null },
      validTargets: {
        victimWares: [{ type: 'silk', slot: 'p2-large-3' }],
        yourWares: [{ type: 'tea', slot: 'p1-large-1' }],
      },
    },
  },
  {
    title: 'WARE_THEFT_SWAP, step 2',
    open: () =>
      after(
        turn(
          { utilities: ['throne'], large: ['tea'], stands: ['small-stand'], small: [null, 'salt'] },
          { large: ['silk', 'tea'] },
        ),
        uses('throne'),
        picks('large-2'),
      ),
    seen: {
      ...alices,
      step: 2,
      type: 'WARE_THEFT_SWAP',
      triggerCard: 'throne',
      selections: { victimWare: { type: 'tea', slot: 'p2-large-2' }, yourWare: null },
      validTargets: {
        victimWares: [
          { type: 'silk', slot: 'p2-large-1' },
          { type: 'tea', slot: 'p2-large-2' },
        ],
        yourWares: [
          { type: 'tea', slot: 'p1-large-1' },
          { type: 'salt', slot: 'p1-small1-2' },
        ],
      },
    },
  },
  {
    title: 'WARE_THEFT_SINGLE',
    open: () =>
      after(turn({ hand: ['parrot'] }, { hand: ['guard'], large: ['silk', null, 'tea'] }), plays('parrot'), unguarded),
    seen: {
      ...alices,
      type: 'WARE_THEFT_SINGLE',
      triggerCard: 'parrot',
      selections: { victimWare: null },
      validTargets: {
        victimWares: [
          { type: 'silk', slot: 'p2-large-1' },
          { type: 'tea', slot: 'p2-large-3' },
        ],
      },
    },
  },
  {
    title: 'WARE_TRADE, step 1',
    open: () =>
      after(turn({ hand: ['shaman'], large: ['tea', 'silk', 'silk'] }, { large: times(5, 'salt') }), plays('shaman')),
    seen: {
      ...alices,
      type: 'WARE_TRADE',
      triggerCard: 'shaman',
      selections: { give: null, receive: null },
      validTargets: ['tea', 'silk'],
    },
  },
  {
    title: 'WARE_TRADE, step 2',
    open: () =>
      after(
        turn({ hand: ['shaman'], large: ['tea', 'silk', 'silk'] }, { large: times(5, 'salt') }),
        plays('shaman'),
        picks('silk'),
      ),
    seen: {
      ...alices,
      step: 2,
      type: 'WARE_TRADE',
      triggerCard: 'shaman',
      selections: { give: 'silk', receive: null },
      validTargets: ['trinkets', 'hides', 'tea', 'fruit'],
    },
  },
  {
    title: 'WARE_SELL_ANY, to the Portuguese',
    open: () => after(turn({ hand: ['portuguese'], large: ['tea', 'silk'] }), plays('portuguese')),
    seen: {
      ...alices,
      type: 'WARE_SELL_ANY',
      triggerCard: 'portuguese',
      min: 1,
      max: 2,
      pricePerWare: 2,
      flatPrice: null,
      validTargets: [
        { type: 'tea', slot: 'p1-large-1' },
        { type: 'silk', slot: 'p1-large-2' },
      ],
    },
  },
  {
    title: 'WARE_SELL_ANY, through Dancer with a Wise Man',
    open: () =>
      after(
        turn({ hand: ['dancer', 'ware-kkk'], large: ['tea', 'tea', 'silk', 'silk'] }, {}, { wiseMen: 1 }),
        plays('dancer'),
        picks('ware-kkk'),
      ),
    seen: {
      ...alices,
      type: 'WARE_SELL_ANY',
      triggerCard: 'dancer',
      min: 3,
      max: 3,
      pricePerWare: null,
      flatPrice: 12,
      validTargets: [
        { type: 'tea', slot: 'p1-large-1' },
        { type: 'tea', slot: 'p1-large-2' },
        { type: 'silk', slot: 'p1-large-3' },
        { type: 'silk', slot: 'p1-large-4' },
      ],
    },
    hidden: {}, // the card lies open
  },
  {
    title: 'WARE_RETURN',
    open: () => after(turn({ utilities: ['drums'], large: ['tea', 'silk'] }), uses('drums')),
    seen: {
      ...alices,
      type: 'WARE_RETURN',
      triggerCard: 'drums',
      validTargets: [
        { type: 'tea', slot: 'p1-large-1' },
        { type: 'silk', slot: 'p1-large-2' },
      ],
    },
  },
];
