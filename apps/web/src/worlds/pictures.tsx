/** All that is drawn for the first screen, in one piece: fetched beside the words, which do not wait for it. */
import type { Seat } from '@dealers-choice/kernel';
import { Portrait } from '@dealers-choice/table/ui';
import type { ComponentType } from 'react';
import { DhappaWorld } from './DhappaWorld.tsx';
import { DoorWorld } from './DoorWorld.tsx';
import { JamboWorld } from './JamboWorld.tsx';
import { SeaWorld } from './SeaWorld.tsx';

/** The picture of each game, 400 by 460. */
export const WORLDS: Readonly<Record<string, ComponentType>> = {
  'the-door': DoorWorld,
  jambo: JamboWorld,
  'dhappa-baaji': DhappaWorld,
  'one-piece': SeaWorld,
};

/** Two who wait for their match. */
export const TwoWaiting = () => (
  <>
    <Portrait seat={0 as Seat} mood="grin" className="size-12" />
    <Portrait seat={2 as Seat} mood="smug" className="-ml-3 size-11 self-end" />
  </>
);
