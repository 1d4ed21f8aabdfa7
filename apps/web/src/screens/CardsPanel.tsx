import { ButtonLink } from '@dealers-choice/table/ui';
import { go, hrefOf } from '../app/route.ts';
import type { SetNote } from '../cards/library.ts';
import { useSets } from '../cards/useSets.ts';
import { Field } from '../ui/Field.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useCardsText } from '../words/cards.ts';
import type { CardsText } from '../words/cards-en.ts';

interface Props {
  game: string;
  /** What the cards are called that the game comes with. */
  own: string;
  /** The chosen ones; '' for those. */
  cards: string;
  /** The setup in which they are chosen. */
  at: 'setup' | 'far';
}

/** With which cards a game is played. */
export function CardsPanel({ game, own, cards, at }: Props) {
  const text = useCardsText();
  const [sets] = useSets(game);
  const names = (sets ?? []).filter(({ wrong }) => wrong === null).map(({ name }) => name);
  const chosen = sets?.find(({ name }) => name === cards);
  return (
    <Panel title={text.chosen.title}>
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        <div className="min-w-52 grow">
          <Field label={text.chosen.with} about={aboutSet(cards, chosen, text)}>
            {(ids) => (
              <select
                {...ids}
                className="field"
                value={cards}
                onChange={({ target }) => go({ at, game, cards: target.value })}
              >
                <option value="">{own}</option>
                {cards !== '' && !names.includes(cards) && <option value={cards}>{cards}</option>}
                {names.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <span className="sm:mt-7">
          <ButtonLink href={hrefOf({ at: 'cards', game })} icon="file">
            {text.chosen.toImport}
          </ButtonLink>
        </span>
      </div>
    </Panel>
  );
}

function aboutSet(cards: string, set: SetNote | undefined, text: CardsText): string {
  if (cards === '') return text.chosen.own;
  return set ? text.set(set.cards, set.unread, set.from) : text.chosen.imported;
}
