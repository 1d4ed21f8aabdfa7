/** Three small programs. Light is one formula: a lamp over the middle of the table. */

const LAMP = `
uniform vec3 uEdge, uWarm;
uniform vec4 uLamp;
vec3 lamp(vec3 p) {
  float d = length((p.xz - uLamp.xy) / uLamp.zw);
  return mix(uWarm, uEdge, smoothstep(0.15, 1.0, d));
}`;

export const TABLE = {
  vertex: `
varying vec2 vUv;
varying vec3 vAt;
void main() {
  vUv = uv;
  vAt = (modelMatrix * vec4(position, 1.0)).xyz;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,
  fragment: `
uniform sampler2D uPicture;
varying vec2 vUv;
varying vec3 vAt;
${LAMP}
void main() {
  gl_FragColor = vec4(texture2D(uPicture, vUv).rgb * lamp(vAt), 1.0);
}`,
};

/** A slab: its face above, its back below, paper at the edge. `aLook`: brightness, thickness. */
export const CARDS = {
  vertex: `
attribute vec4 aFace;
attribute vec2 aLook;
attribute float aPart;
uniform vec4 uBack;
varying vec2 vUv;
varying float vPart, vEdge, vDim;
varying vec3 vAt;
void main() {
  vec4 box = aPart > 1.5 ? uBack : aFace;
  vUv = box.xy + uv * box.zw;
  vEdge = uv.y * aLook.y;
  vPart = aPart;
  vDim = aLook.x;
  vec4 at = instanceMatrix * vec4(position, 1.0);
  vAt = at.xyz;
  gl_Position = projectionMatrix * viewMatrix * at;
}`,
  fragment: `
uniform sampler2D uPicture;
uniform float uLeast;
varying vec2 vUv;
varying float vPart, vEdge, vDim;
varying vec3 vAt;
${LAMP}
void main() {
  vec3 colour = vPart > 0.5 && vPart < 1.5
    ? vec3(0.93, 0.87, 0.74) * (0.72 + 0.28 * step(0.35, fract(vEdge))) * 0.86
    : texture2D(uPicture, vUv).rgb;
  vec3 light = max(lamp(vAt), vec3(uLeast) * vec3(1.0, 0.95, 0.86));
  gl_FragColor = vec4(colour * light * vDim, 1.0);
}`,
};

export const QUADS = {
  vertex: `
attribute vec4 aGlyph, aColour;
varying vec2 vUv;
varying vec4 vColour;
void main() {
  vUv = aGlyph.xy + uv * aGlyph.zw;
  vColour = aColour;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`,
  fragment: `
uniform sampler2D uPicture;
varying vec2 vUv;
varying vec4 vColour;
void main() {
  vec4 glyph = texture2D(uPicture, vUv);
  gl_FragColor = vec4(glyph.rgb * vColour.rgb, glyph.a * vColour.a);
}`,
};

/** A rope with a head of brass. */
export const ARROW = {
  vertex: `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,
  fragment: `
uniform vec3 uColour;
varying vec2 vUv;
void main() {
  float twist = 0.3 * step(0.5, fract(vUv.x * 22.0 - vUv.y * 0.35));
  vec3 colour = vUv.x > 0.86 ? vec3(0.95, 0.78, 0.36) : mix(uColour, vec3(1.0, 0.86, 0.6), twist);
  colour = abs(vUv.y) > 0.72 ? vec3(0.22, 0.08, 0.03) : colour;
  gl_FragColor = vec4(colour, smoothstep(0.0, 0.1, vUv.x) * 0.97);
}`,
};
