import { UpdateNotice } from '../offline/UpdateNotice.tsx';

/** What goes on beside every screen: new versions are offered. Comes after the first screen. */
export function Besides() {
  return <UpdateNotice />;
}
