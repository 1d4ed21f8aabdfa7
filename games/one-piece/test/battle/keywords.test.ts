import { describe, expect, test } from 'vitest';
import { KEYWORDS } from '../../src/lexicon/keywords.ts';
import type { KeywordId } from '../../src/lexicon/tags.ts';
import type { Effect, Keyword, Step } from '../../src/tree/tree.ts';
import { attacks, changedRules, toldOf } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { answersOf, ch, event, type More, type People, playing, saying } from '../kit/playing.ts';

const with_ = (card: More, ...keywords: Keyword[]): More => ({ ...card, keywords });
/** What a card may attack: names of targets. */
const targets = (people: People, card: string): string[] =>
  answersOf(people, people.alice)
    .filter((answer) => answer.startsWith(`attack ${card} `))
    .map((answer) => answer.slice(`attack ${card} `.length))
    .sort();
const gainRush: Step = { do: 'gain', what: { n: 1, in: ['character'] }, keyword: 'RUSH', for: 'THIS_TURN' };
const crowd: Effect['if'] = { have: { in: ['character'], where: { name: ['mate'] } } };

describe('every keyword', () => {
  const fresh = (card: More): People =>
    playing(
      { probe: card, foe: ch(1, 1000) },
      { alice: { characters: ['probe'], since: { probe: 1 } }, bola: { characters: ['foe'], rested: { foe: 1 } } },
    );
  const hit = (card: More): People => {
    const people = playing(
      { probe: card, wall: with_(ch(1, 1000), 'BLOCKER') },
      { alice: { characters: ['probe'] }, bola: { characters: ['wall'], life: ['sailor', 'sailor', 'sailor'] } },
    );
    attacks(people, people.alice, 'probe');
    return people;
  };
  const struck = (card: More) => {
    const people = playing(
      { probe: card },
      { alice: { characters: ['probe'] }, bola: { life: ['sailor', 'sailor', 'sailor'] } },
    );
    attacks(people, people.alice, 'probe');
    people.bola.does('done');
    while (people.match.asking?.prompt === 'life') people.bola.chooses('take');
    const { life, trash } = people.match.table;
    return { life: life[1].length, trash: trash[1].length };
  };
  /** A position in which a card with it does otherwise than one without: what is seen there. */
  const SEEN: Readonly<Record<Keyword, (card: More) => unknown>> = {
    RUSH: (card) => targets(fresh(card), 'probe'),
    RUSH_CHARACTER: (card) => targets(fresh(card), 'probe'),
    DOUBLE_ATTACK: struck,
    BANISH: struck,
    BLOCKER: (card) => {
      const people = playing({ probe: card }, { bola: { characters: ['probe'], life: ['sailor'] } });
      attacks(people, people.alice, 'captain');
      return people.match.asking?.prompt;
    },
    UNBLOCKABLE: (card) => hit(card).match.asking?.prompt,
    ATTACK_ACTIVE: (card) =>
      targets(
        playing({ probe: card, foe: ch(1, 1000) }, { alice: { characters: ['probe'] }, bola: { characters: ['foe'] } }),
        'probe',
      ),
  };

  test.each(KEYWORDS)('[OP-R13.5] %s does something', (keyword) => {
    const plain = ch(1, 9000);

    expect(SEEN[keyword](with_(plain, keyword))).not.toEqual(SEEN[keyword](plain));
  });
});

describe('a Character in the turn it came', () => {
  const cards = {
    plain: ch(1, 5000),
    rush: with_(ch(1, 5000), 'RUSH'),
    brawl: with_(ch(1, 5000), 'RUSH_CHARACTER'),
    foe: ch(1, 1000),
    rival: ch(1, 1000),
  };
  const has = (card: string) => ({
    alice: { characters: [card], since: { [card]: 1 } },
    bola: { characters: ['foe', 'rival'], rested: { foe: 1 } },
  });

  test('[S85] [OP-R13.1] attacks nothing without Rush', () => {
    const people = playing(cards, has('plain'));

    expect(targets(people, 'plain')).toEqual([]);
    expect(targets(people, 'captain')).toEqual(['captain', 'foe']);
  });

  test('[S85] [OP-R13.1] with Rush attacks the Leader and rested Characters', () => {
    expect(targets(playing(cards, has('rush')), 'rush')).toEqual(['captain', 'foe']);
  });

  test('[S85] with [Rush: Character] attacks rested Characters only', () => {
    const people = playing(cards, has('brawl'));

    expect(targets(people, 'brawl')).toEqual(['foe']);
    attacks(people, people.alice, 'brawl', 'foe');
    expect(toldOf(people, 'attackDeclared')).toHaveLength(1);
  });

  test('[S85] In a later turn [Rush: Character] changes nothing', () => {
    const people = playing(cards, { ...has('brawl'), alice: { characters: ['brawl'] } });

    expect(targets(people, 'brawl')).toEqual(['captain', 'foe']);
  });

  test('[S85] [OP-R13.1] A Character that is played with Rush attacks at once', () => {
    const people = playing(cards, { alice: { hand: ['rush'], donActive: 1 }, bola: { life: ['sailor'] } });

    people.alice.does('play', 'rush');
    attacks(people, people.alice, 'rush');
    people.bola.does('done');
    people.bola.chooses('take');

    expect(people.bola).toHave({ life: [], hand: ['sailor'] });
  });
});

describe('Rush that comes and goes', () => {
  const leaveMates: Step = {
    do: 'move',
    what: { all: true, in: ['character'], where: { name: ['mate'] } },
    to: 'trash',
  };
  const cards = {
    mate: ch(1, 1000),
    novice: ch(1, 5000),
    lent: event(
      0,
      on('MAIN', {
        do: 'if',
        if: crowd,
        then: [{ ...gainRush, what: { n: 1, in: ['character'], where: { name: ['novice'] } } }],
      }),
    ),
    pack: ch(
      1,
      5000,
      saying({ timings: ['PERMANENT'], if: crowd, steps: [{ do: 'gain', what: 'this', keyword: 'RUSH' }] }),
    ),
    sink: event(0, on('MAIN', leaveMates)),
  };

  test('[S85] [OP-R13.1] granted "during this turn", stays although the condition it was granted under ceases', () => {
    const people = playing(cards, {
      alice: { hand: ['lent', 'sink'], characters: ['novice', 'mate'], since: { novice: 1 } },
    });
    const { alice } = people;
    alice.does('play', 'lent');
    expect(targets(people, 'novice')).toEqual(['captain']);

    alice.does('play', 'sink');

    expect(targets(people, 'novice')).toEqual(['captain']);
  });

  test('[S85] [OP-R13.1] "If …, this gains Rush" disappears with its condition', () => {
    const people = playing(cards, { alice: { hand: ['sink'], characters: ['pack', 'mate'], since: { pack: 1 } } });
    const { alice } = people;
    expect(targets(people, 'pack')).toEqual(['captain']);

    alice.does('play', 'sink');

    expect(targets(people, 'pack')).toEqual([]);
    expect(toldOf(people, 'keywordChanged').at(-1)).toMatchObject({ keyword: 'RUSH', has: false });
  });

  test('[S85] A negated card has lost the Rush that is printed on it, not what others gave it', () => {
    const hush = event(0, on('MAIN', { do: 'negate', what: { n: 1, in: ['character'] }, for: 'THIS_TURN' }));
    const give = event(0, on('MAIN', gainRush));
    const people = playing(
      { rush: with_(ch(1, 5000), 'RUSH'), hush, give },
      { alice: { hand: ['hush', 'give'], characters: ['rush'], since: { rush: 1 } } },
    );

    people.alice.does('play', 'hush');
    expect(targets(people, 'rush')).toEqual([]);
    people.alice.does('play', 'give');

    expect(targets(people, 'rush')).toEqual(['captain']);
  });
});

describe('the other keywords', () => {
  const brute = ch(1, 5000);

  test('[OP-R13.2] A Blocker may take an attack: it rests and becomes the target', () => {
    const people = playing(
      { brute, shield: with_(ch(1, 9000), 'BLOCKER'), mate: ch(1, 1000) },
      { alice: { characters: ['brute'] }, bola: { characters: ['shield', 'mate'], life: ['sailor'] } },
    );
    const { bola } = people;

    attacks(people, people.alice, 'brute');
    expect(answersOf(people, bola)).toEqual(['shield', 'enough']);
    bola.picks('shield');
    bola.does('done');

    expect(bola).toHave({ rested: { shield: 1 }, life: ['sailor'], characters: ['shield', 'mate'] });
  });

  test('[OP-R13.3] A Trigger may be used instead of taking the card, and only when damage takes it', () => {
    const people = playing(
      { brute, flare: event(1, on('TRIGGER', draw(1))) },
      { alice: { characters: ['brute'] }, bola: { life: ['sailor', 'flare'], deck: ['sailor', 'guard'] } },
    );
    const { bola } = people;

    attacks(people, people.alice, 'brute');
    bola.does('done');
    expect(answersOf(people, bola)).toEqual(['trigger', 'take']);
    bola.chooses('trigger');

    expect(bola).toHave({ hand: ['guard'], trash: ['flare'], life: ['sailor'] });
  });

  test('[OP-R13.4] Double Attack deals two damage, and one more Life card goes', () => {
    const people = playing(
      { twin: with_(brute, 'DOUBLE_ATTACK') },
      { alice: { characters: ['twin'] }, bola: { life: ['sailor', 'guard', 'guard'] } },
    );
    const { bola } = people;

    attacks(people, people.alice, 'twin');
    bola.does('done');
    bola.chooses('take');
    bola.chooses('take');

    expect(bola).toHave({ life: ['sailor'], hand: ['guard', 'guard'] });
    expect(toldOf(people, 'damageDetermined')).toMatchObject([{ n: 2 }]);
  });

  test('[OP-R13.4] Against one Life it does not win', () => {
    const people = playing(
      { twin: with_(brute, 'DOUBLE_ATTACK') },
      { alice: { characters: ['twin'] }, bola: { life: ['guard'] } },
    );

    attacks(people, people.alice, 'twin');
    people.bola.does('done');
    people.bola.chooses('take');

    expect(people.match.over).toBeNull();
    expect(people.bola).toHave({ life: [] });
  });
});

describe('what a keyword means stands in the rules file', () => {
  const changed = (id: KeywordId, params: object) => changedRules({ keywords: { [id]: { params } } });

  test('[OP-R13.5] [OP-R11.2] Which targets Rush allows', () => {
    const rules = changed('RUSH', { attacksLeader: true, attacksCharacters: false });
    const people = playing(
      { rush: with_(ch(1, 5000), 'RUSH'), foe: ch(1, 1000) },
      { alice: { characters: ['rush'], since: { rush: 1 } }, bola: { characters: ['foe'], rested: { foe: 1 } } },
      { rules },
    );

    expect(targets(people, 'rush')).toEqual(['captain']);
  });

  test('[OP-R13.5] [OP-R11.2] Which targets [Rush: Character] allows', () => {
    const rules = changed('RUSH_CHARACTER', { attacksLeader: true, attacksCharacters: true });
    const people = playing(
      { brawl: with_(ch(1, 5000), 'RUSH_CHARACTER') },
      { alice: { characters: ['brawl'], since: { brawl: 1 } } },
      { rules },
    );

    expect(targets(people, 'brawl')).toEqual(['captain']);
  });

  test('[OP-R13.5] [OP-R11.2] How many Blockers may be used in a battle', () => {
    const cards = { brute: ch(1, 5000), shield: with_(ch(1, 1000), 'BLOCKER'), wall: with_(ch(1, 9000), 'BLOCKER') };
    const has = { alice: { characters: ['brute'] }, bola: { characters: ['shield', 'wall'], life: ['sailor'] } };
    const today = playing(cards, has);
    attacks(today, today.alice, 'brute');
    today.bola.picks('shield');
    expect(today.bola).toBeAsked('counter');

    const twice = playing(cards, has, { rules: changed('BLOCKER', { usesPerBattle: 2 }) });
    attacks(twice, twice.alice, 'brute');
    twice.bola.picks('shield');
    expect(twice.bola).toBeAsked('block');
    twice.bola.picks('wall');
    twice.bola.does('done');

    expect(twice.bola).toHave({ characters: ['shield', 'wall'], rested: { shield: 1, wall: 1 } });
  });

  test('[OP-R13.5] [OP-R11.2] How often [Once Per Turn] is', () => {
    const cook = ch(
      1,
      1000,
      saying(
        { ...on('ACTIVATE_MAIN', draw(1)), oncePerTurn: true },
        { ...on('ACTIVATE_MAIN', draw(1)), oncePerTurn: true },
      ),
    );
    const people = playing(
      { cook },
      { alice: { characters: ['cook'] } },
      { rules: changed('ONCE_PER_TURN', { usesPerTurn: 2 }) },
    );
    const { alice } = people;

    alice.does('activate', 'cook', 2);
    alice.does('activate', 'cook', 2);

    expect(alice.refusal({ do: 'activate', card: 'cook', at: 2 })?.code).toBe('ONCE_PER_TURN');
    expect(alice.refusal({ do: 'activate', card: 'cook', at: 1 })).toBeNull();
  });

  test('[OP-R13.5] How much damage Double Attack deals', () => {
    const people = playing(
      { twin: with_(ch(1, 5000), 'DOUBLE_ATTACK') },
      { alice: { characters: ['twin'] }, bola: { life: ['guard', 'guard', 'guard', 'guard'] } },
      { rules: changedRules({ battle: { doubleAttackDamage: 3 } }) },
    );

    attacks(people, people.alice, 'twin');
    people.bola.does('done');
    for (let i = 0; i < 3; i++) people.bola.chooses('take');

    expect(people.bola).toHave({ life: ['guard'] });
    expect(people.alice).toBeAsked('main');
  });
});
