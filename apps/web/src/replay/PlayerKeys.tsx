import { Button, Icon, type IconName } from '@dealers-choice/table/ui';
import { memo, type ReactNode } from 'react';
import { replay } from '../app/stores.ts';
import { useAroundText } from '../words/around.ts';
import { useReplayText } from '../words/replay/replay.ts';
import { type Stretch, stretchFrom } from './tracks.ts';

interface Props {
  tracks: readonly Stretch[];
  playing: boolean;
  atStart: boolean;
  atEnd: boolean;
}

const by = (steps: number): void => replay.getState().seek((from) => from + steps);
const toTurn = (tracks: readonly Stretch[], way: -1 | 1): void =>
  replay.getState().seek((from) => stretchFrom(tracks, from, way));

/** By match, turn and move to either side of what plays it. Drawn again at the ends only, not at every jump. */
export const PlayerKeys = memo(({ tracks, playing, atStart, atEnd }: Props) => {
  const say = useAroundText().replay;
  const { turnBack, turnOn } = useReplayText();
  const { seek, play } = replay.getState();
  return (
    <div className="transport-keys">
      <Key icon="first" way="far" off={atStart} press={() => seek(0)}>
        {say.toStart}
      </Key>
      <Key icon="turnBack" off={atStart} press={() => toTurn(tracks, -1)}>
        {turnBack}
      </Key>
      <Key icon="left" way="near" off={atStart} press={() => by(-1)}>
        {say.back}
      </Key>
      <button type="button" className="press-gold transport-play" onClick={() => play(!playing)}>
        <Icon name={playing ? 'pause' : 'play'} className={playing ? 'size-6' : 'size-6 fill-current'} />
        <span className="sr-only">{playing ? say.pause : say.play}</span>
      </button>
      <Key icon="right" way="near" off={atEnd} press={() => by(1)}>
        {say.on}
      </Key>
      <Key icon="turnOn" off={atEnd} press={() => toTurn(tracks, 1)}>
        {turnOn}
      </Key>
      <Key icon="last" way="far" off={atEnd} press={() => seek(replay.getState().steps)}>
        {say.toEnd}
      </Key>
    </div>
  );
});

interface KeyProps {
  icon: IconName;
  off: boolean;
  press(): void;
  /** The slider leads there, too: where there is too little room it does so alone. */
  way?: 'far' | 'near';
  children: ReactNode;
}

function Key({ icon, off, press, way, children }: KeyProps) {
  return (
    <Button look="quiet" icon={icon} bare className={way ? `transport-${way}` : ''} aria-disabled={off} onClick={press}>
      {children}
    </Button>
  );
}
