/** Card faces, drawn from data with a canvas brush: for the reading view, the deck room, and the atlas of a scene. */
export { drawBack } from './back.ts';
export { drawDon } from './don.ts';
export { drawFace } from './face.ts';
export { FACE_HEIGHT, FACE_WIDTH, type FaceCard, type FaceMode } from './face-card.ts';
export { type Colour, GUILD_COLOURS, GUILDS, type Guild } from './guilds.ts';
export { type Brush, FACE_FONTS } from './pen.ts';
export { ATTRIBUTE_MARKS, KEYWORD_MARKS, TRIGGER_MARK } from './shapes/marks.ts';
