import type { Seat } from '@dealers-choice/kernel';
import { Asked, Prompt, useNow } from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import { ACTIONS } from '../rules/table.ts';
import { BONUS_ACTIONS } from '../rules/turn.ts';
import { Coin, SeatShape, Sun } from './art/pieces.tsx';
import { range } from './art/shapes.ts';
import { useAct } from './Middle.tsx';
import { faceOf, useMarket } from './market.ts';
import { type Preview, usePreview } from './preview.ts';
import { Controls, hasControls } from './stage/Controls.tsx';
import { BeginFinal } from './stage/Ending.tsx';
import { useChosenCard } from './stage/Title.tsx';
import { useEnding } from './stage/useEnding.ts';
import type { JamboText } from './text/en.ts';
import { useJamboText } from './text/useJamboText.ts';

/** The near side of the square: actions left, what is asked, and the one button that goes on. */
export function Dock() {
  const { layout, view } = useMarket();
  const { question, showing } = useNow();
  const say = useJamboText();
  const preview = usePreview();
  const chosen = useChosenCard();
  const ending = useEnding() !== null && question !== null;
  const controls = layout !== 'desk' && hasControls(question);
  const lifted = preview && !showing ? preview : null;
  return (
    <Asked className="j-dock">
      <Suns />
      <div className="j-ask" data-said={lifted ? true : undefined}>
        <Prompt className="j-prompt" />
        {chosen && layout !== 'desk' && !lifted && <p className="j-card-help">{`${chosen.name}: ${chosen.text}`}</p>}
        {lifted && <Trade preview={lifted} gold={view.table.gold[lifted.seat]} say={say} />}
      </div>
      {controls ? <Controls /> : ending && layout !== 'desk' ? <BeginFinal /> : <Slot />}
    </Asked>
  );
}

/** What the lifted ware card would do, in place of the usual sentence. */
function Trade({ preview, gold, say }: { preview: Preview; gold: number; say: JamboText }) {
  const { words } = useNow().kit;
  const name = words.card(preview.card).name;
  const sells = preview.way === 'SELL';
  const amount = Math.abs(preview.gold);
  return (
    <>
      <p className="j-prompt">{sells ? say.sellAsk(name, amount) : say.buyAsk(name, amount)}</p>
      <p className="j-help">{sells ? say.sellHelp(gold, gold + amount) : say.buyHelp(gold, gold - amount)}</p>
    </>
  );
}

function Suns() {
  const { view, near, you, name, layout } = useMarket();
  const say = useJamboText();
  const { active, actions, phase } = view.table;
  if (view.over) return <div className="j-suns" />;
  if (active !== near) {
    return (
      <p className="j-suns j-others-turn">
        <SeatShape seat={active} /> {say.isOnTurn(name(active))}
        <span className="sr-only">{say.actionsLeft(actions, ACTIONS)}</span>
      </p>
    );
  }
  const frozen = you === near && view.asking !== null && !view.asking.seats.includes(near);
  return (
    <div className="j-suns" data-phase={phase} data-frozen={frozen || undefined}>
      {range(ACTIONS).map((i) => (
        <Sun key={i} state={i >= actions ? 'spent' : frozen ? 'frozen' : 'lit'} />
      ))}
      <p className="j-actions">
        {frozen
          ? say.actionsFrozen(actions)
          : layout === 'desk'
            ? say.actionsLeft(actions, ACTIONS)
            : say.left(actions)}
      </p>
    </div>
  );
}

/** The slot of "End turn". It never disappears: while something else comes first, it names it. */
function Slot() {
  const now = useNow();
  const { view, near, you } = useMarket();
  const say = useJamboText();
  const end = useAct('END_TURN');
  const goOn = useAct('END_DRAW');
  const go = end ?? goOn;
  if (view.over || you === null) return null;
  if (!go) {
    return (
      <p className="j-slot" data-locked data-cold={isFrozen(view, near) || undefined}>
        <Icon name={isFrozen(view, near) ? 'pause' : 'lock'} /> {why(now.kit.words, say, view, near)}
      </p>
    );
  }
  const bonus = end !== null && view.table.actions >= BONUS_ACTIONS;
  return (
    <button type="button" className="j-slot" data-answer={go.key} data-sole aria-label={go.label} onClick={go.tap}>
      {end ? say.endTurn : say.goOn}
      {bonus && (
        <span className="j-bonus">
          <Coin /> +1
        </span>
      )}
    </button>
  );
}

type View = ReturnType<typeof useMarket>['view'];
const isFrozen = (view: View, near: Seat): boolean =>
  view.over === null && view.table.active === near && view.asking !== null && !view.asking.seats.includes(near);

function why(words: ReturnType<typeof useNow>['kit']['words'], say: JamboText, view: View, near: Seat): string {
  if (isFrozen(view, near)) return say.frozenUntil;
  if (view.table.active !== near) return say.notYourTurn;
  const source = faceOf(view.asking?.source ?? 0);
  if (view.asking?.prompt === 'LOOKED' || !source) return say.decideFirst;
  return say.comesFirst(words.card(source).name);
}
