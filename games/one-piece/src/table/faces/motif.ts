/** What stands in the picture of a card: a word of its name or type says it, or the card's number decides. */
import type { FaceCard } from './face-card.ts';
import { seeded } from './seeded.ts';
import { BEASTS, type Beast } from './shapes/beasts.ts';
import { OBJECTS, type Thing } from './shapes/objects.ts';
import { HATS, type Hat } from './shapes/people.ts';

export type Motif =
  | { kind: 'person'; hat: Hat; shape?: never }
  | { kind: 'beast'; shape: Beast }
  | { kind: 'thing'; shape: Thing };

const person = (hat: Hat): Motif => ({ kind: 'person', hat });
const beast = (shape: Beast): Motif => ({ kind: 'beast', shape });
const thing = (shape: Thing): Motif => ({ kind: 'thing', shape });

/** A new motif is a row: the first that fits is drawn. */
const BEINGS: readonly (readonly [RegExp, Motif])[] = [
  [/\b(pup|hound|dog|wolf|boar)\b/i, beast('hound')],
  [/\b(ox|bull|cow)\b/i, beast('ox')],
  [/\b(tabby|cat|rat|imp|lion|tiger)\b/i, beast('cat')],
  [/\b(mouse|mice)\b/i, beast('mouse')],
  [/\b(turtle|tortoise)\b/i, beast('turtle')],
  [/\b(moth|glasswing|butterfly|bird)\b(?! dancer)/i, beast('moth')],
  [/\b(golem|colossus|grenadier|regulator|engine|giant)\b/i, beast('golem')],
  [/\b(ghost|shadow|unsleeping|spirit)\b/i, beast('ghost')],
  [/\b(willow|elder|topiary)\b/i, beast('tree')],
  [/\b(eel|leviathan|salamander|serpent|snake|dragon)\b/i, beast('serpent')],
  [/\b(swarm|bee)\b/i, beast('bee')],
  [/\b(captain|nacre|cinderhall)\b/i, person('tricorn')],
  [/\b(courier|runner|pip|lookout|winder|odo)\b/i, person('cap')],
  [/\b(guard|warden|knight|sentry|marshal|soldier)\b/i, person('helm')],
  [/\b(reaper|spy|cutpurse|broker|fogbinder|ferryman)\b/i, person('hood')],
  [/\b(ada|forewoman|maud|maren|ysolt|elsin)\b/i, person('bun')],
  [/\b(siren|witch|diver|reader|orla|twins|dancer|herald|saint)\b/i, person('long')],
  [/\b(auctioneer|censor|vane|quill|sable)\b/i, person('top')],
  [/\b(nessa|caster|salvager|lune|vesper)\b/i, person('wide')],
];
const THINGS: readonly (readonly [RegExp, Motif])[] = [
  [/\b(flashover|stoke|fire|flame|burst)\b/i, thing('burst')],
  [/\b(quench|rain|drop)\b/i, thing('drop')],
  [/\bkiln\b/i, thing('kiln')],
  [/\b(tide|riptide|wave|sea)\b/i, thing('wave')],
  [/\b(chart|map)\b/i, thing('chart')],
  [/\b(twelve|overwind|thirteenth|clock)\b/i, thing('clock')],
  [/\bhourglass\b/i, thing('hour')],
  [/\b(relight|lamps?|lantern)\b/i, thing('lantern')],
  [/\b(blackout|dark|night|moon)\b/i, thing('moon')],
  [/\bmaze\b/i, thing('maze')],
  [/\bbell\b/i, thing('bell')],
  [/\b(ledger|book)\b/i, thing('book')],
  [/\bmarket\b/i, thing('market')],
  [/\b(square|tower|castle)\b/i, thing('tower')],
  [/\bdig\b/i, thing('spade')],
  [/\bwall\b/i, thing('wall')],
  [/\b(spring|overgrowth)\b/i, thing('spring')],
  [/\b(orchard|garden|forest)\b/i, beast('tree')],
  [/\b(fog|mist|cloud)\b/i, thing('fog')],
];

const pick = <T>(from: readonly T[], chance: number): T | undefined => from[Math.floor(chance * from.length)];
const namesOf = <T extends string>(shapes: Readonly<Record<T, string>>): readonly T[] => Object.keys(shapes) as T[];

export function motifOf({ id, name, category }: FaceCard): Motif {
  const isThing = category === 'EVENT' || category === 'STAGE';
  const found = (isThing ? THINGS : BEINGS).find(([word]) => word.test(name));
  if (found) return found[1];
  const chance = seeded(id)();
  if (isThing) return thing(pick(namesOf(OBJECTS), chance) ?? 'burst');
  // One in eight without a word for it is a beast: most strangers have hats already.
  const wild = seeded(`${id} wild`)() < 1 / 8 && category === 'CHARACTER';
  return wild ? beast(pick(namesOf(BEASTS), chance) ?? 'hound') : person(pick(namesOf(HATS), chance) ?? 'cap');
}
