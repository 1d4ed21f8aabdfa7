/** More people: those who come from afar, and those who carry, see and heal. */
import { Arch, Figure, Scene, SKIN, TinyBack } from './scene.tsx';
import { burst } from './shapes.ts';
import { WareShape } from './wares.tsx';

/** A bundle of herbs between two wares: one kind for another. */
const Shaman = () => (
  <>
    <Scene sky="#4F6B3A" ground="#2A3F1E">
      <circle cx="70" cy="50" r="48" fill="#67874B" />
    </Scene>
    <Figure skin={SKIN[2]} robe="r-dot" trim="#A9C760" hat="wrap" fit="translate(0,6) scale(0.94)" />
    <path d="M52 104L64 78h12l12 26Z" fill="#7A431F" />
    <g stroke="#324D17" strokeWidth="2">
      <path d="M70 82Q54 70 56 52Q70 60 70 82Z" fill="#8FB24B" />
      <path d="M70 82Q86 70 84 52Q70 60 70 82Z" fill="#7A9E3C" />
      <path d="M70 82Q60 62 70 44Q80 62 70 82Z" fill="#A9C760" />
    </g>
    <path d="M58 86h24" stroke="#F3CF7A" strokeWidth="5" />
    <g transform="translate(5,60) scale(.6)">
      <WareShape ware="hides" />
    </g>
    <g transform="translate(97,60) scale(.6)">
      <WareShape ware="tea" />
    </g>
  </>
);

/** A bowl of water in which six cards can be seen. */
const Psychic = () => (
  <>
    <Scene sky="#2E2A6B" ground="#191646">
      <circle cx="70" cy="44" r="42" fill="#433E8C" />
      <circle cx="26" cy="20" r="3" fill="#FFF3D6" />
      <circle cx="116" cy="16" r="2.4" fill="#FFF3D6" />
      <circle cx="108" cy="36" r="1.8" fill="#FFF3D6" />
    </Scene>
    <Figure skin={SKIN[1]} robe="r-tri" trim="#FFE2A0" hat="hood" fit="translate(0,-2) scale(0.9)" />
    {[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((i) => (
      <TinyBack key={i} x={70 + i * 13} y={78 + Math.abs(i) * 3} turn={i * 9} scale={0.84} />
    ))}
    <path d="M22 84Q26 110 70 110T118 84Z" fill="#B98322" />
    <path d="M70 84h48Q114 110 70 110Z" fill="#9A6A14" />
    <ellipse cx="70" cy="85" rx="48" ry="9" fill="#E5B24A" />
    <ellipse cx="70" cy="85" rx="41" ry="6.5" fill="#2A7FA8" />
    <path d="M40 85q10-4 20 0t20 0 20 0" stroke="#A9DDF0" strokeWidth="2.4" fill="none" />
  </>
);

/** A road, a star, a hood: he has come a long way, and lowers prices. */
const WiseMan = () => (
  <>
    <Scene sky="#27357A" ground="#8A5A2B">
      <path d="M0 96L44 58l30 20 30-30 36 48Z" fill="#39499A" />
      <path d="M70 94Q104 86 92 72Q84 64 104 56L108 58Q94 66 102 74Q116 88 96 112H52Z" fill="#E9CB93" />
    </Scene>
    <path d={burst(108, 24, 5, 17, 8)} fill="#FFE9B4" />
    <circle cx="108" cy="24" r="6" fill="#FFF8E7" />
    <Figure skin={SKIN[3]} robe="r-bar" trim="#C0582E" hat="hood" x={56} fit="translate(0,8) scale(0.92)" />
    <path d="M20 112V40" stroke="#3A2210" strokeWidth="5" strokeLinecap="round" />
    <circle cx="20" cy="38" r="6" fill="#D9A441" stroke="#3A2210" strokeWidth="2" />
  </>
);

/** The sail of a caravel, and a chest that pays for anything. */
const Portuguese = () => (
  <>
    <Scene sky="#5FA3B8" ground="#2A6F86">
      <circle cx="28" cy="26" r="16" fill="#FFF0C4" />
    </Scene>
    <path d="M92 8v84" stroke="#4A2A14" strokeWidth="5" />
    <path d="M58 16h64q10 26-4 50H62Q76 40 58 16Z" fill="#FBF0D6" />
    <path d="M92 16h30q10 26-4 50H92Z" fill="#E9DABA" />
    <path d="M88 26h8v30h-8ZM77 37h30v8H77Z" fill="#B8352A" />
    <path d="M40 82Q92 94 134 76Q132 106 108 106H66Q46 104 40 82Z" fill="#7A431F" />
    <path d="M42 86Q92 98 133 81" stroke="#F3CF7A" strokeWidth="3" strokeDasharray="6 4" fill="none" />
    <path d="M10 84q0-14 24-14t24 14v22H10Z" fill="#8A4E26" />
    <path d="M34 70q24 0 24 14v22H34Z" fill="#6B3A1A" />
    <path d="M10 86h48M18 71v35M50 71v35" stroke="#D9A441" strokeWidth="3.6" />
    <rect x="28" y="82" width="12" height="11" rx="2" fill="#F3CF7A" />
    <g fill="#E5B24A" stroke="#8A5E10">
      <ellipse cx="22" cy="106" rx="8" ry="3" />
      <ellipse cx="42" cy="107" rx="8" ry="3" />
      <ellipse cx="32" cy="103" rx="8" ry="3" />
    </g>
  </>
);

/** A tent lit by a lamp, and three cards on the carpet. */
const ArabianMerchant = () => (
  <>
    <Scene sky="#3A2C6B" ground="#7A2F1E">
      <path d="M70 2L138 62V96H2V62Z" fill="#A8336F" />
      <path d="M70 2L138 62V96H70Z" fill="#8C2F63" />
      <path d="M70 18Q40 44 34 96h72Q100 44 70 18Z" fill="#F0C26A" />
      <path d="M2 62l11 8 11-8 11 8 11-8M94 62l11 8 11-8 11 8 11-8" fill="none" stroke="#F3CF7A" strokeWidth="3" />
    </Scene>
    <path d="M70 18v10" stroke="#5A3620" strokeWidth="2.5" />
    <path d="M63 28h14l3 7-3 12H63l-3-12Z" fill="#FFF3D6" stroke="#5A3620" strokeWidth="2" />
    <Figure skin={SKIN[3]} robe="r-zig" trim="#17807C" hat="wrap" fit="translate(0,30) scale(0.66)" />
    <TinyBack x={38} y={94} turn={-12} scale={0.96} />
    <TinyBack x={70} y={97} scale={0.96} />
    <TinyBack x={102} y={94} turn={12} scale={0.96} />
  </>
);

/** A load balanced on a ring of cloth: wares for one, cards for the other. */
const Carrier = () => (
  <>
    <Scene sky="#D98A45" ground="#7A3A1A">
      <Arch outer="#E5A45E" inner="#F7DDA2" />
    </Scene>
    <Figure skin={SKIN[0]} robe="r-chev" trim="#2A3A86" hat="kufi" fit="translate(0,38) scale(0.68)" />
    <path
      d="M46 92Q36 78 44 54M94 92Q104 78 96 54"
      stroke={SKIN[0]}
      strokeWidth="7"
      strokeLinecap="round"
      fill="none"
    />
    <ellipse cx="70" cy="49" rx="18" ry="5.5" fill="#C0582E" />
    <ellipse cx="70" cy="47.5" rx="18" ry="5.5" fill="#E2A02F" />
    <path d="M30 24h80l-8 20Q70 50 38 44Z" fill="#B98B4A" />
    <path d="M70 24h40l-8 20Q88 47 70 47Z" fill="#9A7238" />
    <path d="M31 30h78M34 37h72" stroke="#F3E3BF" strokeWidth="2.4" strokeDasharray="5 3" />
    <g transform="translate(38,1) scale(.44)">
      <WareShape ware="trinkets" edge={3} />
    </g>
    <g transform="translate(64,0) scale(.44)">
      <WareShape ware="silk" edge={3} />
    </g>
    <TinyBack x={100} y={17} turn={10} scale={0.7} />
  </>
);

/** By the id of the card. */
export const ADVISER_ART = {
  shaman: Shaman,
  psychic: Psychic,
  'wise-man': WiseMan,
  portuguese: Portuguese,
  'arabian-merchant': ArabianMerchant,
  carrier: Carrier,
};
