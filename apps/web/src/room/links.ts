/** Links that people send each other, as they stand in an address bar. */
import { hrefOf } from '../app/route.ts';
import { grouped } from '../lobby/code.ts';

const here = (): string => `${location.origin}${location.pathname}`;

export const inviteTo = (code: string): string => `${here()}${hrefOf({ at: 'room', code: grouped(code) })}`;
/** A part of the address that no server is told: whoever has it is the guest it was made for. */
export const carryBy = (token: string): string => `${here()}${hrefOf({ at: 'carry', token })}`;
