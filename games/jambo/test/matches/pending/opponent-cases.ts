/** Interactions in which the other player takes part. */
import { times } from '../../asking.ts';
import { after, alices, bolas, type Case, picks, plays, turn, unguarded } from './case.ts';

export const OPPONENT_CASES: Case[] = [
  {
    title: 'GUARD_WINDOW',
    open: () => after(turn({ hand: ['parrot'] }, { hand: ['guard'], large: ['tea'] }), plays('parrot')),
    seen: {
      ...bolas,
      type: 'GUARD_WINDOW',
      triggerCard: 'parrot',
      targetPlayer: 1,
      animalCard: 'parrot#1',
      canReact: true,
    },
    hidden: { canReact: null },
  },
  {
    title: 'RAIN_MAKER_WINDOW',
    open: () => after(turn({ hand: ['ware-kkk'] }, { hand: ['guard'] }), ({ alice }) => alice.does('BUY', 'ware-kkk')),
    seen: {
      ...bolas,
      type: 'RAIN_MAKER_WINDOW',
      triggerCard: 'ware-kkk',
      targetPlayer: 1,
      wareCard: 'ware-kkk#1',
      canReact: false,
    },
    hidden: { canReact: null },
  },
  {
    title: 'OPPONENT_DISCARD, of hand cards',
    open: () =>
      after(
        turn({ hand: ['tribal-elder', ...times(5, 'guard')] }, { hand: ['ape', 'lion', 'snake', 'well', 'boat'] }),
        plays('tribal-elder'),
      ),
    seen: {
      ...bolas,
      type: 'OPPONENT_DISCARD',
      triggerCard: 'tribal-elder',
      targetPlayer: 1,
      zone: 'hand',
      prompt: { count: 2, from: ['snake#1', 'ape#1', 'lion#1', 'well#1', 'boat#1'] },
    },
    hidden: { prompt: { count: 2, from: null } },
  },
  {
    title: 'OPPONENT_DISCARD, of utilities',
    open: () =>
      after(turn({ hand: ['snake'], utilities: ['well'] }, { utilities: ['boat', 'drums', 'well'] }), plays('snake')),
    seen: {
      ...bolas,
      type: 'OPPONENT_DISCARD',
      triggerCard: 'snake',
      targetPlayer: 1,
      zone: 'utilities',
      prompt: { count: 2, from: ['boat#1', 'drums#1', 'well#2'] },
    },
  },
  {
    title: 'AUCTION of cards, when a bid is on the table',
    open: () =>
      after(
        turn({ hand: ['arabian-merchant'] }, {}, { deck: ['ape', 'lion', 'snake', 'well'] }),
        plays('arabian-merchant'),
        ({ alice }) => alice.says(4),
      ),
    seen: {
      ...bolas,
      type: 'AUCTION',
      triggerCard: 'arabian-merchant',
      currentBidder: 1,
      auctionItems: ['well#1', 'snake#1', 'lion#1'],
      currentBid: 4,
      highBidder: 0,
      passed: [],
    },
  },
  {
    title: 'AUCTION of wares, when the seller has passed',
    open: () =>
      after(
        turn({ hand: ['traveling-merchant'] }),
        plays('traveling-merchant'),
        picks('tea'),
        picks('silk'),
        (people) => people.alice.chooses('pass'),
      ),
    seen: {
      ...bolas,
      type: 'AUCTION',
      triggerCard: 'traveling-merchant',
      currentBidder: 1,
      auctionItems: ['tea', 'silk'],
      currentBid: 0,
      highBidder: null,
      passed: [0],
    },
  },
  {
    title: 'DRAFT of wares, the second pick',
    open: () =>
      after(
        turn({ hand: ['elephant'], large: ['tea', 'salt'] }, { large: ['silk'] }),
        plays('elephant'),
        picks('salt'),
      ),
    seen: {
      ...bolas,
      type: 'DRAFT',
      triggerCard: 'elephant',
      currentPicker: 1,
      pool: ['tea', 'silk'],
      picks: 1,
      draftMode: 'wares',
    },
  },
  {
    title: 'DRAFT of hand cards',
    open: () =>
      after(turn({ hand: ['ape', 'well'] }, { hand: ['boat', 'guard'] }), plays('ape'), unguarded, picks('guard')),
    seen: {
      ...bolas,
      type: 'DRAFT',
      triggerCard: 'ape',
      currentPicker: 1,
      pool: ['well#1', 'boat#1'],
      picks: 1,
      draftMode: 'hand',
    },
  },
  {
    title: 'DRAFT of utilities, the first pick',
    open: () => after(turn({ hand: ['lion'], utilities: ['well'] }, { utilities: ['boat'] }), plays('lion')),
    seen: {
      ...alices,
      type: 'DRAFT',
      triggerCard: 'lion',
      currentPicker: 0,
      pool: ['well#1', 'boat#1'],
      picks: 0,
      draftMode: 'utilities',
    },
  },
  {
    title: 'OPPONENT_CHOICE',
    open: () => after(turn({ hand: ['cheetah'] }), plays('cheetah')),
    seen: {
      ...bolas,
      type: 'OPPONENT_CHOICE',
      triggerCard: 'cheetah',
      targetPlayer: 1,
      options: ['pay', 'cards'],
    },
  },
];
