/** Interactions about cards and options of whoever takes the turn. */
import { times } from '../../asking.ts';
import { after, alices, type Case, picks, plays, turn, unguarded, uses } from './case.ts';

export const CARD_CASES: Case[] = [
  {
    title: 'UTILITY_THEFT_SINGLE, step 1',
    open: () => after(turn({ hand: ['crocodile'] }, { utilities: ['well', 'boat'] }), plays('crocodile')),
    seen: {
      ...alices,
      type: 'UTILITY_THEFT_SINGLE',
      triggerCard: 'crocodile',
      selections: { utility: null },
      validTargets: { utilities: ['well#1', 'boat#1'] },
      mayUse: false,
    },
  },
  {
    title: 'UTILITY_THEFT_SINGLE, step 2',
    open: () =>
      after(turn({ hand: ['crocodile'] }, { utilities: ['well', 'boat'] }), plays('crocodile'), picks('well')),
    seen: {
      ...alices,
      step: 2,
      type: 'UTILITY_THEFT_SINGLE',
      triggerCard: 'crocodile',
      selections: { utility: 'well#1' },
      validTargets: { utilities: [] },
      mayUse: true,
    },
  },
  {
    title: "UTILITY_THEFT_SINGLE, then the utility's own kind",
    open: () =>
      after(
        turn({ hand: ['crocodile'], large: ['tea', 'silk'] }, { utilities: ['drums'] }),
        plays('crocodile'),
        ({ alice }) => alice.chooses('yes'),
      ),
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
  {
    title: 'CARD_TAKE_SINGLE',
    open: () => after(turn({ hand: ['hyena'] }, { hand: ['well', 'boat'] }), plays('hyena'), unguarded),
    seen: {
      ...alices,
      type: 'CARD_TAKE_SINGLE',
      triggerCard: 'hyena',
      validTargets: { cards: ['well#1', 'boat#1'] },
    },
    hidden: { validTargets: { cards: null } },
  },
  {
    title: 'CARD_GIVE_SINGLE, after Hyena: not the card that was taken',
    open: () =>
      after(
        turn({ hand: ['hyena', 'drums', 'mask'] }, { hand: ['well', 'boat'] }),
        plays('hyena'),
        unguarded,
        picks('boat'),
      ),
    seen: {
      ...alices,
      step: 2,
      type: 'CARD_GIVE_SINGLE',
      triggerCard: 'hyena',
      validTargets: { cards: ['drums#1', 'mask#1'] },
    },
    hidden: { validTargets: { cards: null } },
  },
  {
    title: 'CARD_GIVE_SINGLE, of Scale',
    open: () => after(turn({ utilities: ['scale'] }, {}, { deck: ['guard', 'well', 'boat'] }), uses('scale')),
    seen: {
      ...alices,
      type: 'CARD_GIVE_SINGLE',
      triggerCard: 'scale',
      validTargets: { cards: ['well#1', 'boat#1'] },
    },
    hidden: { validTargets: { cards: null } },
  },
  {
    title: 'OPTION_PICK of Tribal Elder',
    open: () =>
      after(turn({ hand: ['tribal-elder'] }, { hand: times(4, 'guard') }, { deck: ['well'] }), plays('tribal-elder')),
    seen: { ...alices, type: 'OPTION_PICK', triggerCard: 'tribal-elder', options: ['draw', 'discard'] },
  },
  {
    title: 'OPTION_PICK of Carrier',
    open: () => after(turn({ hand: ['carrier'] }), plays('carrier')),
    seen: { ...alices, type: 'OPTION_PICK', triggerCard: 'carrier', options: ['wares', 'cards'] },
  },
  {
    title: 'OPTION_PICK of Supplies',
    open: () => after(turn({ hand: ['well'], utilities: ['supplies'] }), uses('supplies')),
    seen: { ...alices, type: 'OPTION_PICK', triggerCard: 'supplies', options: ['pay', 'discard'] },
  },
  {
    title: 'CARD_PICK_SELF',
    open: () => after(turn({ hand: ['dancer', 'ware-kkk', 'well'], large: times(3, 'tea') }), plays('dancer')),
    seen: { ...alices, type: 'CARD_PICK_SELF', triggerCard: 'dancer', min: 1, max: 1, validTargets: ['ware-kkk#1'] },
    hidden: { validTargets: null },
  },
  {
    title: 'CARD_DISCARD_SELF',
    open: () => after(turn({ hand: ['well', 'boat', 'ape'], utilities: ['kettle'] }, {}, { deck: [] }), uses('kettle')),
    seen: {
      ...alices,
      type: 'CARD_DISCARD_SELF',
      triggerCard: 'kettle',
      min: 1,
      max: 2,
      validTargets: ['ape#1', 'well#1', 'boat#1'],
    },
    hidden: { validTargets: null },
  },
  {
    title: 'DECK_PEEK',
    open: () => after(turn({ hand: ['psychic'] }, {}, { deck: ['ape', 'lion', 'snake'] }), plays('psychic')),
    seen: { ...alices, type: 'DECK_PEEK', triggerCard: 'psychic', revealed: ['ape#1', 'lion#1', 'snake#1'] },
    hidden: { revealed: null },
  },
  {
    title: 'DISCARD_PICK',
    open: () => after(turn({ hand: ['drummer'] }, {}, { discard: ['well', 'ape', 'boat'] }), plays('drummer')),
    seen: { ...alices, type: 'DISCARD_PICK', triggerCard: 'drummer', validTargets: ['well#1', 'boat#1'] },
  },
  {
    title: 'DISCARD_SWAP',
    open: () =>
      after(
        turn({ hand: ['well', 'boat'], utilities: ['mask'] }, {}, { discard: ['ape', 'lion'] }, 'DRAW'),
        uses('mask'),
      ),
    seen: {
      ...alices,
      type: 'DISCARD_SWAP',
      triggerCard: 'mask',
      topDiscard: 'lion#1',
      validTargets: ['well#1', 'boat#1'],
    },
    hidden: { validTargets: null },
  },
  {
    title: 'UTILITY_REPLACE',
    open: () => after(turn({ hand: ['mask'], utilities: ['well', 'boat', 'drums'] }), plays('mask')),
    seen: {
      ...alices,
      type: 'UTILITY_REPLACE',
      triggerCard: 'mask',
      validTargets: ['well#1', 'boat#1', 'drums#1'],
    },
  },
];
