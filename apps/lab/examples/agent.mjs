// An outside bot in plain JavaScript: it reads a question a line and writes a move a line (docs/agents.md).
import { createInterface } from 'node:readline';

let cards = new Map();

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') cards = new Map(message.cards.map((card) => [card.id, card]));
  if (message.type !== 'question') continue;
  const answer = { id: message.id, move: choose(message) };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

/** Rather does something than passes, rather with a card that says much; otherwise draws lots. */
function choose({ question, legal, faces, chance }) {
  if (question.kind !== 'action') return drawn(legal, chance);
  const doing = legal.filter((move) => !/pass|end|done/i.test(move.do));
  const most = Math.max(...doing.map((move) => words(move, faces)));
  const best = doing.filter((move) => words(move, faces) === most);
  return drawn(best.length > 0 ? best : legal, chance);
}

/** `chance` is made from what the seat sees: the same match is played the same way again. */
function drawn(moves, chance) {
  return moves[Math.floor(chance * moves.length)];
}

function words(move, faces) {
  return (cards.get(faces[move.card])?.text ?? '').length;
}
