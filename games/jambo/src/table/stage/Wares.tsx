import type { Question } from '@dealers-choice/kernel';
import { TapOver, useThing } from '@dealers-choice/table';
import { countOf, WARES, type Ware } from '../../index.ts';
import { WareStack, WareToken } from '../art/wares.tsx';
import { useMarket } from '../market.ts';
import { useJamboText } from '../text/useJamboText.ts';
import { Asker, steps, Title, useAsker } from './Title.tsx';

/** Which of the six wares: one tap takes it, where it can be taken back. */
export function WaresScene({ question }: { question: Question }) {
  const { view, near } = useMarket();
  const { name, text } = useAsker(question);
  const { table } = view;
  const own = question.prompt === 'WARE_TRADE' && question.params.step === 1;
  const count = (ware: Ware, i: number): number => (own ? countOf(table, near, ware) : (table.supply[i] ?? 0));
  return (
    <>
      <Asker question={question} />
      <Title help={text}>
        {name}
        {steps(question)}
      </Title>
      <ul className="j-pick-piles">
        {WARES.map((ware, i) => (
          <Pile key={ware} number={i} count={count(ware, i)} once={question.prompt === 'WARE_PICK'} />
        ))}
      </ul>
    </>
  );
}

export function Pile({ number, count, once }: { number: number; count: number; once: boolean }) {
  const say = useJamboText();
  const tappable = useThing('ware', number, { once });
  const ware = WARES[number] ?? 'trinkets';
  const state = tappable?.on ? 'on' : tappable?.why === null ? 'can' : 'not';
  return (
    <li className="j-pick-pile" data-state={state} data-supply={ware}>
      <WareStack ware={ware} count={count} />
      <b>{count}</b>
      <span>{say.ware(ware)}</span>
      {tappable && <TapOver tappable={tappable} className="rounded-lg" />}
    </li>
  );
}

/** Wares arrive where there may be no space: which stay? */
export function OverflowScene({ question }: { question: Question }) {
  const { view } = useMarket();
  const { name, text } = useAsker(question);
  return (
    <>
      <Asker question={question} />
      <Title help={text}>{name}</Title>
      <ul className="j-pick-piles">
        {question.from.map((place) => (
          <Arriving key={place} place={place} ware={view.table.waiting[place] ?? 'trinkets'} />
        ))}
      </ul>
    </>
  );
}

function Arriving({ place, ware }: { place: number; ware: Ware }) {
  const say = useJamboText();
  const tappable = useThing('waiting', place);
  return (
    <li className="j-pick-pile" data-state={tappable?.on ? 'on' : 'can'} data-waiting={place}>
      <WareToken ware={ware} />
      <span>{say.ware(ware)}</span>
      {tappable && <TapOver tappable={tappable} className="rounded-lg" />}
    </li>
  );
}
