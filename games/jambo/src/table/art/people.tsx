/** People who trade, guard and advise. The attribute says what the card does. */
import { Arch, Djembe, Figure, Scene, SKIN } from './scene.tsx';

const Guard = () => (
  <>
    <Scene sky="#33459A" ground="#172050">
      <Arch outer="#44579F" inner="#E9B85A" />
    </Scene>
    <Figure skin={SKIN[0]} robe="r-bar" trim="#C0582E" hat="kufi" x={70} fit="scale(1)" />
    <g transform="translate(62,80)">
      <circle r="31" cy="2" fill="#000" opacity=".2" />
      <circle r="31" fill="#8A3A1E" />
      <path
        d="M30 0L20.47 4.67L27.03 13.02L16.42 13.09L18.7 23.45L9.11 18.92L6.68 29.25L0 21L-6.68 29.25
L-9.11 18.92L-18.7 23.45L-16.42 13.09L-27.03 13.02L-20.47 4.67L-30 0L-20.47 -4.67L-27.03 -13.02
L-16.42 -13.09L-18.7 -23.45L-9.11 -18.92L-6.68 -29.25L0 -21L6.68 -29.25L9.11 -18.92L18.7 -23.45
L16.42 -13.09L27.03 -13.02L20.47 -4.67Z"
        fill="#F3CF7A"
      />
      <circle r="20" fill="#C0582E" />
      <circle r="14" fill="#172050" />
      <path d="M0-12L9 0 0 12-9 0Z" fill="#F3CF7A" />
      <circle r="3.5" fill="#C0582E" />
    </g>
    <path d="M112 14v98" stroke="#5A3620" strokeWidth="5" />
    <path d="M104 24h16l-4 18h-8Z" fill="#F6D88C" stroke="#5A3620" strokeWidth="2" />
    <path d="M112 10v14" stroke="#5A3620" strokeWidth="3" />
  </>
);

const RainMaker = () => (
  <>
    <Scene sky="#2B5C8C" ground="#1C3F63">
      <circle cx="70" cy="52" r="50" fill="#3F78AB" />
    </Scene>
    <Figure skin={SKIN[1]} robe="r-tri" trim="#FFF3D6" hat="wrap" x={70} fit="translate(0,20) scale(0.84)" />
    <path
      d="M46 92Q26 78 30 50M94 92Q114 78 110 50"
      stroke="#7A4B30"
      strokeWidth="8"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M46 96Q36 92 33 82l9-3q4 8 10 9ZM94 96Q104 92 107 82l-9-3q-4 8-10 9Z" fill="#17807C" />
    <g fill="#EEF4FA">
      <path d="M14 30a13 13 0 0 1 14-13a17 17 0 0 1 31-5a16 16 0 0 1 29 3a15 15 0 0 1 26 6a10 10 0 0 1 8 9Z" />
    </g>
    <path d="M14 30h108" stroke="#B9CCE4" strokeWidth="4" />
    <path d="M20 36l-3 9" stroke="#CFE3F6" strokeWidth="3" strokeLinecap="round" />
    <path d="M33.5 42l-3 9" stroke="#CFE3F6" strokeWidth="3" strokeLinecap="round" />
    <path d="M47 48l-3 9" stroke="#CFE3F6" strokeWidth="3" strokeLinecap="round" />
    <path d="M60.5 36l-3 9" stroke="#CFE3F6" strokeWidth="3" strokeLinecap="round" />
    <path d="M74 42l-3 9" stroke="#CFE3F6" strokeWidth="3" strokeLinecap="round" />
    <path d="M87.5 48l-3 9" stroke="#CFE3F6" strokeWidth="3" strokeLinecap="round" />
    <path d="M101 36l-3 9" stroke="#CFE3F6" strokeWidth="3" strokeLinecap="round" />
    <path d="M114.5 42l-3 9" stroke="#CFE3F6" strokeWidth="3" strokeLinecap="round" />
  </>
);

const TribalElder = () => (
  <>
    <Scene sky="#E0A94A" ground="#8A3A1E">
      <circle cx="104" cy="30" r="17" fill="#FFF0C4" />
      <path
        d="M20 100C34 76 22 58 26 44C14 46 2 38 4 24C6 8 26 0 40 6C58-2 80 6 78 24C78 38 62 44 50 42
C46 60 50 78 62 100Z"
        fill="#5E7A35"
      />
      <path d="M22 102C34 76 26 56 28 42h16C44 60 46 78 58 102Z" fill="#6B3F1A" />
    </Scene>
    <Figure skin={SKIN[2]} robe="r-chev" trim="#172050" hat="hair" x={82} fit="translate(0,9) scale(0.92)" />
    <path d="M122 112V44" stroke="#3A2210" strokeWidth="5" strokeLinecap="round" />
    <path d="M122 46c-9 0-10-14 0-14s10 12 3 12" fill="none" stroke="#3A2210" strokeWidth="4.5" strokeLinecap="round" />
  </>
);

const TravelingMerchant = () => (
  <>
    <Scene sky="#6A3E86" ground="#3A2160">
      <path d="M0 80L40 50l30 26 34-34 36 34v36H0Z" fill="#7F55A0" />
      <circle cx="26" cy="26" r="14" fill="#F3CF7A" />
    </Scene>
    <g>
      <rect x="38" y="18" width="64" height="20" rx="10" fill="#C0582E" />
      <rect x="34" y="36" width="72" height="20" rx="10" fill="#17807C" />
      <rect x="38" y="54" width="64" height="22" rx="11" fill="#D9A441" />
      <path d="M50 18v58M90 18v58" stroke="#3A2210" strokeWidth="4" />
      <path d="M38 28h64M34 46h72" stroke="#FFF3D6" strokeWidth="2" strokeDasharray="3 4" />
    </g>
    <Figure skin={SKIN[3]} robe="r-dia" trim="#172050" hat="brim" x={70} fit="translate(0,13) scale(0.9)" />
    <path d="M24 112V58" stroke="#3A2210" strokeWidth="4.5" strokeLinecap="round" />
  </>
);

const Drummer = () => (
  <>
    <Scene sky="#B5532B" ground="#6B2A12">
      <Arch outer="#C96B3C" inner="#F0C26A" />
    </Scene>
    <Figure skin={SKIN[0]} robe="r-bar" trim="#F3CF7A" hat="kufi" x={70} fit="translate(0,0) scale(0.9)" />
    <Djembe x={70} y={66} scale={1.05} colour="#A8622F" />
    <path
      d="M34 92Q36 74 58 70M106 92Q104 74 82 70"
      stroke="#5B3826"
      strokeWidth="8"
      fill="none"
      strokeLinecap="round"
    />
  </>
);

const BasketMaker = () => (
  <>
    <Scene sky="#2E6F6A" ground="#1B4744">
      <Arch outer="#3D857F" inner="#E9CB93" />
    </Scene>
    <Figure skin={SKIN[1]} robe="r-dot" trim="#F3CF7A" hat="wrap" x={70} fit="scale(1)" />
    <g transform="translate(70,88)">
      <path d="M-34-12h68l-9 36h-50Z" fill="#D9A441" />
      <path d="M-34-12h68l-9 36h-50Z" fill="url(#j-s-chk)" opacity=".5" />
      <ellipse cy="-12" rx="34" ry="8" fill="#8A5E2B" />
      <ellipse cy="-12" rx="34" ry="8" fill="none" stroke="#F3CF7A" strokeWidth="3" strokeDasharray="5 3" />
    </g>
  </>
);

const Dancer = () => (
  <>
    <Scene sky="#8C2F63" ground="#531A3A">
      <circle cx="70" cy="54" r="48" fill="#A8447C" />
    </Scene>
    <path
      d="M20 108Q30 62 70 62Q110 62 120 108Q104 92 92 108Q82 92 70 108Q58 92 48 108Q36 92 20 108Z"
      fill="url(#j-r-dia)"
    />
    <Figure skin={SKIN[1]} robe="none" trim="#F3CF7A" hat="wrap" x={70} fit="scale(1)" />
    <path
      d="M52 68Q22 58 24 24M88 68Q118 58 116 24"
      stroke="#7A4B30"
      strokeWidth="7.5"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M24 24Q8 40 16 74Q30 56 24 24ZM116 24Q132 40 124 74Q110 56 116 24Z" fill="#F3CF7A" />
  </>
);

/** By the id of the card. */
export const PEOPLE_ART = {
  guard: Guard,
  'rain-maker': RainMaker,
  'tribal-elder': TribalElder,
  'traveling-merchant': TravelingMerchant,
  drummer: Drummer,
  'basket-maker': BasketMaker,
  dancer: Dancer,
};
