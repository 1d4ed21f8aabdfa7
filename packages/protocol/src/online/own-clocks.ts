/** Options by which a game has a clock of its own, in seconds; 0: no clock. Then a table's clock counts no more. */

/** How long somebody may be silent until a bot stands in; a sign of life starts it anew. */
export const SILENCE_OPTION = 'afkSeconds';
/** How long a turn may take. */
export const TURN_OPTION = 'turnSeconds';
/** Of two the first counts. */
export const OWN_CLOCKS: readonly string[] = [SILENCE_OPTION, TURN_OPTION];
