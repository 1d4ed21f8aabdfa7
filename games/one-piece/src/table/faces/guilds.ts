/** Each colour is a guild of Lowwater: colour, crest, border pattern and word. Only one of the four is colour. */
import type { CardData } from '../../tree/card.ts';

export type Colour = CardData['colours'][number];
export type GuildName = 'ember' | 'grove' | 'tide' | 'gear' | 'soot' | 'lamp';

export interface Guild {
  guild: GuildName;
  word: string;
  main: string;
  /** Dark enough for white text. */
  deep: string;
  light: string;
  /** From the top down. */
  sky: readonly [string, string, string];
  /** A closed path in a box of 100. */
  crest: string;
  /** How far to the right it must go to look centred. */
  crestShift?: number;
}

export const GUILDS: Readonly<Record<Colour, Guild>> = {
  red: {
    guild: 'ember',
    word: 'Ember',
    main: '#AE3420',
    deep: '#5E170E',
    light: '#FFD9A8',
    sky: ['#F9DDB0', '#E98A4B', '#B8401F'],
    crest:
      'M50 6C62 26 84 40 80 66C77 86 64 95 50 95C34 95 21 84 20 66C20 52 29 46 31 32C39 38 42 44 43 51' +
      'C50 40 53 24 50 6ZM50 88C58 88 63 81 62 73C60 65 53 62 51 54C46 62 38 66 38 75C38 83 43 88 50 88Z',
  },
  green: {
    guild: 'grove',
    word: 'Grove',
    main: '#2C6E39',
    deep: '#12371B',
    light: '#E4F0B8',
    sky: ['#EEF3C8', '#A9CC78', '#4F8B4B'],
    crest: 'M14 86C10 40 38 10 90 10C92 62 64 90 24 84L48 54L40 60L44 40L36 62L30 56L32 72Z',
  },
  blue: {
    guild: 'tide',
    word: 'Tide',
    main: '#1E629F',
    deep: '#0B2F55',
    light: '#CBEAF2',
    sky: ['#E3F3F0', '#8CC4DA', '#2F78AE'],
    crest:
      'M8 56C10 26 38 12 60 22C76 30 80 46 70 54C68 42 56 38 50 46C44 58 58 70 92 60C86 82 62 92 40 86' +
      'C20 80 8 70 8 56Z',
  },
  purple: {
    guild: 'gear',
    word: 'Gear',
    main: '#68409B',
    deep: '#2E1650',
    light: '#E7D8F6',
    sky: ['#F0E4F4', '#BFA0DC', '#6E4A9E'],
    crest:
      'M44 6H56L58 18A33 33 0 0 1 68 22L78 15L86 23L79 33A33 33 0 0 1 83 43L95 45V56L83 58' +
      'A33 33 0 0 1 79 68L86 78L78 86L68 79A33 33 0 0 1 58 83L56 95H44L42 83A33 33 0 0 1 32 79L22 86L14 78' +
      'L21 68A33 33 0 0 1 17 58L5 56V45L17 43A33 33 0 0 1 21 33L14 23L22 15L32 22A33 33 0 0 1 42 18ZM50 34' +
      'A16 16 0 1 0 50.1 34Z',
  },
  black: {
    guild: 'soot',
    word: 'Soot',
    main: '#34343C',
    deep: '#121217',
    light: '#DAD6CC',
    sky: ['#DCD8CE', '#94929A', '#4A4A55'],
    crest: 'M34 8A25 25 0 0 1 42 56V66H54V76H42V84H54V95H30V56A25 25 0 0 1 34 8ZM36 20A12 12 0 1 0 36.1 20Z',
    crestShift: 12,
  },
  yellow: {
    guild: 'lamp',
    word: 'Lamp',
    main: '#C48A10',
    deep: '#5A3C05',
    light: '#FFF3C0',
    sky: ['#FFF8DA', '#F6D877', '#CF9420'],
    crest:
      'M42 4H58V12H66L72 24H28L34 12H42ZM30 28H70L76 74H24ZM22 78H78V88H68V95H32V88H22ZM50 36' +
      'C56 46 60 50 59 58A9 9 0 1 1 41 58C41 50 48 46 50 36Z',
  },
};
/** In the order of the rules. */
export const GUILD_COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'purple', 'black', 'yellow'];
