import type { Question } from '@dealers-choice/kernel';
import {
  type Answer,
  confirm,
  isSeveral,
  keyOf,
  pointedAt,
  type TableNow,
  useChoosing,
  useNow,
} from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import { pendingResolution, WARES, wareAt } from '../../index.ts';
import { ownerOfSpaces } from '../../words/spaces.ts';
import { faceOf, type Market, useMarket } from '../market.ts';
import type { JamboText } from '../text/en.ts';
import { useJamboText } from '../text/useJamboText.ts';

/** The gold button: it says what it will do. Locked, and never bright, while something is missing. */
export function Go({ question }: { question: Question }) {
  const now = useNow();
  const market = useMarket();
  const say = useJamboText();
  const lit = useChoosing((s) => s.lit);
  const picked = useChoosing((s) => s.picked);
  const several = isSeveral(now);
  const chosen = now.answers.find(({ move }) => keyOf(move) === lit) ?? null;
  const missing = several ? Math.max(0, question.min - picked.length) : chosen ? 0 : 1;
  const none = several && question.min === 0 && picked.length === 0;
  const label = several
    ? labelOfSeveral(say, market, question, picked.length)
    : labelOfOne(say, now, market, question, chosen);
  return (
    <button
      type="button"
      className="j-go"
      data-confirm
      data-locked={missing > 0 || none || undefined}
      onClick={() => confirm(now)}
    >
      {missing > 0 && <Icon name="lock" />}
      <b>{label}</b>
      {several && missing > 0 && <small>{say.more(missing)}</small>}
    </button>
  );
}

function labelOfSeveral(say: JamboText, { view }: Market, question: Question, picked: number): string {
  switch (question.prompt) {
    case 'WARE_SELL_ANY': {
      const open = pendingResolution(view);
      const sale = open?.type === 'WARE_SELL_ANY' ? open : null;
      return say.sellFor(picked, sale?.flatPrice ?? (sale?.pricePerWare ?? 0) * picked);
    }
    case 'OVERFLOW_PLACE':
      return picked === 0 ? say.keepNone : say.keepSome(picked);
    default:
      return say.confirm;
  }
}

/** "Pick silk", "Give Parrot", or what to do first. */
function labelOfOne(say: JamboText, now: TableNow, market: Market, question: Question, chosen: Answer | null): string {
  if (question.prompt === 'WARE_THEFT_SWAP') return question.params.step === 1 ? say.next : say.confirmSwap;
  if (!chosen) return say.choose;
  const what = thingOf(say, now, market, question, chosen);
  switch (question.prompt) {
    case 'DRAFT':
      return say.pick(what);
    case 'CARD_GIVE_SINGLE':
    case 'WARE_TRADE':
      return question.params.step === 2 && question.prompt === 'WARE_TRADE' ? say.take(what) : say.give(what);
    case 'CARD_DISCARD_SELF':
    case 'DISCARD_SWAP':
    case 'OPPONENT_DISCARD':
      return say.discardCard(what);
    case 'CARD_PICK_SELF':
      return say.use(what);
    case 'WARE_RETURN':
      return say.returnWare(what);
    case 'OVERFLOW_PLACE':
      return say.keepSome(1);
    case 'UTILITY_REPLACE':
      return say.replace(what);
    default:
      return say.take(what);
  }
}

function thingOf(say: JamboText, { kit }: TableNow, { view }: Market, question: Question, chosen: Answer): string {
  const thing = pointedAt(chosen)?.thing ?? 0;
  if (question.noun === 'space') {
    const ware = wareAt(view.table, ownerOfSpaces(question), thing);
    return ware ? say.ware(ware).toLowerCase() : '';
  }
  if (question.noun === 'ware') return say.ware(WARES[thing] ?? 'trinkets').toLowerCase();
  const face = faceOf(thing);
  return face ? kit.words.card(face).name : '';
}
