/** Utilities: the object alone, on a plinth of light. */
import { Arch, Djembe, Scene, TinyBack } from './scene.tsx';
import { burst } from './shapes.ts';
import { WareShape } from './wares.tsx';

const Throne = () => (
  <>
    <Scene sky="#2F6B5E" ground="#1B4237">
      <Arch outer="#3C7F70" inner="#E0A94A" />
    </Scene>
    <ellipse cx="70" cy="104" rx="48" ry="6" fill="#000" opacity=".25" />
    <rect x="30" y="92" width="80" height="12" rx="3" fill="#5A2F14" />
    <rect x="36" y="86" width="68" height="8" fill="#7A431F" />
    <path d="M46 60h14l-4 28H42ZM80 60h14l4 28H84Z" fill="#8A4E26" />
    <path d="M60 60h20v28H60Z" fill="#6B3A1A" />
    <path d="M70 62l8 12-8 12-8-12Z" fill="#F3CF7A" />
    <path d="M70 68l4 6-4 6-4-6Z" fill="#8A3A1E" />
    <path d="M18 40Q70 74 122 40L118 58Q70 86 22 58Z" fill="#A8622F" />
    <path d="M18 40Q70 74 122 40L121 45Q70 79 19 45Z" fill="#D08C4C" />
    <path d="M26 54Q70 82 114 54" stroke="#F3CF7A" strokeWidth="3" fill="none" strokeDasharray="5 4" />
    <path d="M70 14l5 9 10 2-7 7 1 10-9-4-9 4 1-10-7-7 10-2Z" fill="#FFF3D6" />
  </>
);

const Well = () => (
  <>
    <Scene sky="#3D7C8F" ground="#2A4B3A">
      <circle cx="70" cy="40" r="40" fill="#5795A6" />
    </Scene>
    <path d="M34 66V24M106 66V24" stroke="#5A3620" strokeWidth="7" />
    <path d="M24 26L70 4l46 22Z" fill="#C0582E" />
    <path d="M24 26L70 4v22Z" fill="#A3441F" />
    <path d="M70 26v30" stroke="#E7C787" strokeWidth="3" />
    <path d="M58 46h24l-4 20H62Z" fill="#D9A441" />
    <path d="M59 52h22" stroke="#7A4A0A" strokeWidth="3" />
    <ellipse cx="70" cy="74" rx="46" ry="12" fill="#B8A98C" />
    <ellipse cx="70" cy="74" rx="36" ry="8" fill="#1B3F66" />
    <path d="M46 74q12-5 24 0t24 0" stroke="#6FB4DA" strokeWidth="2.6" fill="none" />
    <path d="M24 74v24q4 10 46 10t46-10V74q-2 12-46 12T24 74Z" fill="#CDBE9E" />
    <path
      d="M25 88q10 10 45 10t45-10M44 83v13M70 86v12M96 83v13M34 94v10M57 98v10M83 98v10M106 94v10"
      stroke="#8E7E60"
      strokeWidth="2.2"
      fill="none"
    />
  </>
);

const Drums = () => (
  <>
    <Scene sky="#7A4A86" ground="#452652">
      <path d="M0 60L35 30l35 30 35-30 35 30v52H0Z" fill="#8C5C98" />
    </Scene>
    <Djembe x={46} y={22} scale={1.25} colour="#A8622F" />
    <Djembe x={98} y={40} scale={0.98} colour="#17807C" />
  </>
);

const Scale = () => (
  <>
    <Scene sky="#38598C" ground="#1E3559">
      <Arch outer="#4A6DA2" inner="#EBCB8A" />
    </Scene>
    <path d="M70 22v72" stroke="#8A5E10" strokeWidth="6" />
    <path d="M48 100h44l-6-10H54Z" fill="#B98322" />
    <path d="M26 40L114 26" stroke="#D9A441" strokeWidth="6" strokeLinecap="round" />
    <circle cx="70" cy="33" r="7" fill="#F3CF7A" stroke="#8A5E10" strokeWidth="2" />
    <path d="M28 40L12 72M28 40L44 72M112 27L96 58M112 27L128 58" stroke="#6B4A12" strokeWidth="2" />
    <path
      d="M8 70h40q-4 14-20 14T8 70ZM92 57h40q-4 14-20 14T92 57Z"
      fill="#D9A441"
      stroke="#8A5E10"
      strokeWidth="1.5"
    />
    <g transform="translate(13,44) scale(.46)">
      <WareShape ware="salt" edge={3} />
    </g>
    <rect
      x="102"
      y="36"
      width="15"
      height="21"
      rx="2.5"
      fill="#172050"
      stroke="#FFF8E7"
      strokeWidth="2"
      transform="rotate(8 110 46)"
    />
    <path d="M110 41l4 5-4 5-4-5Z" fill="#F3CF7A" />
  </>
);

const Boat = () => (
  <>
    <Scene sky="#E7A85A">
      <circle cx="36" cy="34" r="20" fill="#FFE9B4" />
    </Scene>
    <path d="M74 14v66" stroke="#4A2A14" strokeWidth="5" />
    <path d="M78 10Q124 34 116 76H78Z" fill="#FBF0D6" />
    <path d="M78 30Q102 34 113 46M78 50H117" stroke="#C0582E" strokeWidth="5" fill="none" />
    <path d="M70 24Q42 46 42 76h28Z" fill="#C0582E" />
    <path d="M14 78Q70 92 130 74Q122 104 84 104H54Q26 104 14 78Z" fill="#7A431F" />
    <path d="M17 83Q70 97 128 79" stroke="#F3CF7A" strokeWidth="3.5" strokeDasharray="6 4" fill="none" />
    <path d="M0 96q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0V112H0Z" fill="#1F5F86" />
    <path d="M0 105q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0" stroke="#76B4D6" strokeWidth="2.6" fill="none" />
  </>
);

const LeopardStatue = () => (
  <>
    <Scene sky="#3E6B4F" ground="#234434">
      <Arch outer="#4E8062" inner="#D8B172" />
    </Scene>
    <rect x="28" y="94" width="88" height="14" rx="3" fill="#4A2A14" />
    <rect x="34" y="88" width="76" height="8" fill="#6B3F1A" />
    <path
      d="M44 88V56C36 52 32 40 36 28L42 18l8 7h10l8-7 6 10c3 8 2 16-4 22C96 54 106 70 104 88H92q0-12-8-16
v16H68V74l-8 0v14Z"
      fill="#C8892B"
    />
    <path d="M104 88q14-4 10-24q-2-12 6-14" stroke="#C8892B" strokeWidth="6" fill="none" strokeLinecap="round" />
    <path d="M70 50C96 54 106 70 104 88H92q0-12-8-16Z" fill="#A86E1C" />
    <circle cx="48" cy="66" r="3" fill="none" stroke="#5A3209" strokeWidth="2.3" />
    <circle cx="56" cy="60" r="2.5" fill="none" stroke="#5A3209" strokeWidth="2.3" />
    <circle cx="76" cy="64" r="3.3" fill="none" stroke="#5A3209" strokeWidth="2.3" />
    <circle cx="86" cy="68" r="2.8" fill="none" stroke="#5A3209" strokeWidth="2.3" />
    <circle cx="94" cy="76" r="3" fill="none" stroke="#5A3209" strokeWidth="2.3" />
    <circle cx="62" cy="68" r="2.4" fill="none" stroke="#5A3209" strokeWidth="2.3" />
    <circle cx="50" cy="78" r="2.5" fill="none" stroke="#5A3209" strokeWidth="2.3" />
    <circle cx="76" cy="80" r="2.6" fill="none" stroke="#5A3209" strokeWidth="2.3" />
    <circle cx="47" cy="34" r="3" fill="#172050" />
    <circle cx="62" cy="34" r="3" fill="#172050" />
    <path d="M50 42h9l-4.5 5Z" fill="#5A3209" />
    <path d="M40 56q15 8 30-3v6q-15 8-29 3Z" fill="#F3E3BF" />
  </>
);

/** Two halves that do not match: one card for another. */
const Mask = () => (
  <>
    <Scene sky="#6A3E86" ground="#3A2160">
      <circle cx="70" cy="54" r="46" fill="#7F55A0" />
    </Scene>
    <ellipse cx="70" cy="104" rx="34" ry="5" fill="#000" opacity=".25" />
    <path d="M70 8Q32 10 34 50Q36 84 70 104Z" fill="#D9A441" />
    <path d="M70 8Q108 10 106 50Q104 84 70 104Z" fill="#17807C" />
    <path d="M70 8Q52 9 43 20L70 34ZM70 78L44 70Q52 92 70 104Z" fill="#8A3A1E" />
    <path d="M70 8Q88 9 97 20L70 34ZM70 78L96 70Q88 92 70 104Z" fill="#F3CF7A" />
    <path d="M42 48h22l-4 10H46Z" fill="#2A1408" />
    <path d="M76 48h22l-4 10H80Z" fill="#0B2F2E" />
    <path d="M70 40v28l-8 4" fill="none" stroke="#2A1408" strokeWidth="4" strokeLinejoin="round" />
    <path d="M70 40v28l8 4" fill="none" stroke="#0B2F2E" strokeWidth="4" strokeLinejoin="round" />
    <path d="M58 84h12" stroke="#2A1408" strokeWidth="5" strokeLinecap="round" />
    <path d="M70 84h12" stroke="#0B2F2E" strokeWidth="5" strokeLinecap="round" />
    <path d="M40 38l24 4M100 38l-24 4" stroke="#FFF3D6" strokeWidth="3" strokeDasharray="4 3" />
    <path d="M70 8v96" stroke="#2A1408" strokeWidth="2" />
  </>
);

const Supplies = () => (
  <>
    <Scene sky="#4A7A86" ground="#23424A">
      <Arch outer="#5C8D98" inner="#E9CB93" />
    </Scene>
    <ellipse cx="70" cy="105" rx="56" ry="5" fill="#000" opacity=".25" />
    <path d="M18 104Q10 70 26 56L22 46h26l-4 10Q62 70 54 104Z" fill="#C9A063" />
    <path d="M36 104H54Q62 70 44 56L48 46H36Z" fill="#B0854A" />
    <path d="M24 55h22" stroke="#7A431F" strokeWidth="4" strokeLinecap="round" />
    <path d="M26 78l10-12 10 12-10 12Z" fill="#8A3A1E" />
    <path d="M62 104Q52 76 64 60V48h26v12Q102 76 92 104Z" fill="#A3441F" />
    <path d="M77 48h13v12Q102 76 92 104H77Z" fill="#8A3A1E" />
    <ellipse cx="77" cy="48" rx="15" ry="4.5" fill="#5A2410" />
    <path d="M60 74q17 6 34 0M60 84q17 6 34 0" stroke="#F3CF7A" strokeWidth="3" fill="none" strokeDasharray="5 3" />
    <path d="M98 104V78q0-6 6-6h14q6 0 6 6v26Z" fill="#7A431F" />
    <path d="M98 84h26M98 94h26" stroke="#D9A441" strokeWidth="3" />
    <g transform="translate(97,44) scale(.44)">
      <WareShape ware="fruit" edge={3} />
    </g>
  </>
);

const Kettle = () => (
  <>
    <Scene sky="#8A4A32" ground="#4A2214">
      <circle cx="70" cy="56" r="46" fill="#A3603F" />
    </Scene>
    <path d="M40 104L70 84L100 104Z" fill="#E8791F" />
    <path d="M52 106Q50 92 62 86Q60 96 70 88Q80 96 78 86Q90 92 88 106Z" fill="#FFD56B" />
    <path d="M28 108L56 98M112 108L84 98" stroke="#3A2210" strokeWidth="7" strokeLinecap="round" />
    <path d="M26 48Q26 92 70 92T114 48Z" fill="#3B4453" />
    <path d="M70 48h44Q114 92 70 92Z" fill="#2B3340" />
    <ellipse cx="70" cy="48" rx="46" ry="10" fill="#566174" />
    <ellipse cx="70" cy="48" rx="38" ry="6.5" fill="#1E7A74" />
    <path d="M30 44Q34 14 70 14T110 44" stroke="#566174" strokeWidth="5" fill="none" />
    <path d="M36 66q34 14 68 0" stroke="#D9A441" strokeWidth="3" fill="none" strokeDasharray="6 4" />
    <TinyBack x={58} y={38} turn={-14} scale={0.82} />
    <TinyBack x={82} y={37} turn={12} scale={0.82} />
    <path d="M36 50q6-4 12 0M92 50q6-4 12 0" stroke="#7FD0C4" strokeWidth="2.6" fill="none" />
  </>
);

/** Laid down, not raised: they are sold. */
const Weapons = () => (
  <>
    <Scene sky="#3E5A86" ground="#22345A">
      <Arch outer="#4E6C9C" inner="#D8B172" />
    </Scene>
    <ellipse cx="70" cy="105" rx="58" ry="5" fill="#000" opacity=".25" />
    <path d="M14 100L118 70M22 70L126 100" stroke="#5A3620" strokeWidth="7" strokeLinecap="round" />
    <circle cx="16" cy="99" r="8" fill="#8A5E2B" />
    <circle cx="124" cy="99" r="8" fill="#8A5E2B" />
    <path d="M30 95l6-2M104 74l-6 2M36 74l6 2M110 95l-6-2" stroke="#F3CF7A" strokeWidth="8" />
    <path d="M70 14Q98 16 100 52Q100 88 70 102Q40 88 40 52Q42 16 70 14Z" fill="#8A3A1E" />
    <path d="M70 14Q98 16 100 52Q100 88 70 102Z" fill="#742E16" />
    <path d="M70 22Q90 24 92 52Q92 80 70 92Q48 80 48 52Q50 24 70 22Z" fill="#F3E3BF" />
    <path d={burst(70, 56, 13, 22, 12)} fill="#C0582E" />
    <circle cx="70" cy="56" r="10" fill="#172050" />
    <path d="M70 49l5 7-5 7-5-7Z" fill="#F3CF7A" />
  </>
);

/** By the id of the card. */
export const UTILITY_ART = {
  throne: Throne,
  well: Well,
  drums: Drums,
  scale: Scale,
  boat: Boat,
  'leopard-statue': LeopardStatue,
  mask: Mask,
  supplies: Supplies,
  kettle: Kettle,
  weapons: Weapons,
};
