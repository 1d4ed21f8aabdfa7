import { buildGiven } from '@dealers-choice/testkit';
import { openAt } from '../card-files.ts';
import { untilLeft } from '../commands/play.ts';
import { EXIT, Fault } from '../fault.ts';
import { layTable } from '../play/match.ts';
import { playToEnd, rulesText } from '../play/session.ts';
import { openTerminal } from '../play/terminal.ts';
import { botNamed, PERSON } from '../seating.ts';
import type { CardCommand } from './command.ts';
import { noSuchCard } from './show.ts';

export const tryOut: CardCommand = {
  name: 'try',
  takes: 'ID',
  about: 'a small position with this card in your hand, to play in the terminal',
  flags: ['cards', 'bots', 'seed'],
  async run(lab, { sets }, [id], flags) {
    if (id === undefined) throw new Fault('dealer cards try needs the ID of a card.');
    const opened = openAt(sets, flags.cards ?? null);
    if (!opened.show(id)) throw noSuchCard(opened, id);
    const { set, options, position } = opened.tryOut(id);
    const shelved = sets.shelve(set);
    const { table: laid } = buildGiven(shelved.game, position, { options, seed: flags.seed ?? 1 });
    const usual = shelved.usualBots(laid.match.options, laid.match.seats);
    const names = flags.bots ?? [PERSON, ...usual.slice(1)];
    const bots = usual.map((_, seat) => names[seat] ?? names[0] ?? PERSON);
    if (bots.includes(PERSON) && !lab.input.isTTY) {
      throw new Fault('A person plays at a terminal, but the input is not one; watch bots with --bots NAME.');
    }
    const players = bots.map((name) => (name === PERSON ? null : botNamed(shelved, name)));
    const term = openTerminal(lab);
    for (const line of opened.show(id) ?? []) term.say(term.dim(line));
    const table = layTable(shelved, laid.host, players, term);
    await untilLeft(term, () => playToEnd(table, () => rulesText(lab.root, shelved.rulesFile)));
    return EXIT.ok;
  },
};
