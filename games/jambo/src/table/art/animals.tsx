/** Animals: from the front and even on both sides, or from the side in one sweep; one round eye. */
import { Scene } from './scene.tsx';

const Parrot = () => (
  <>
    <Scene sky="#E9B85A">
      <circle cx="92" cy="46" r="38" fill="#FFE3A0" />
      <path d="M0 92Q60 82 140 92" stroke="#5A3620" strokeWidth="8" fill="none" />
      <path d="M112 88q12-22 26-16q-4 16-20 18Z" fill="#5E8531" />
    </Scene>
    <path d="M74 84L58 112H74L84 90Z" fill="#C8372D" />
    <path d="M82 86L78 112h13l1-24Z" fill="#A32A22" />
    <path d="M48 34a24 24 0 0 1 48-2C108 52 104 78 84 94C66 90 50 66 48 34Z" fill="#7C8594" />
    <path d="M78 36C104 46 106 74 86 94C70 82 66 56 78 36Z" fill="#59616F" />
    <path d="M80 50q14 8 11 30M77 60q10 7 9 26" stroke="#8F99A8" strokeWidth="2.6" fill="none" />
    <circle cx="66" cy="30" r="20" fill="#A9B1BE" />
    <circle cx="62" cy="28" r="10" fill="#F2F3F0" />
    <circle cx="62" cy="28" r="5" fill="#F3CF7A" />
    <circle cx="62" cy="28" r="2.8" fill="#1b1b1b" />
    <path d="M50 22C36 22 32 36 40 46C44 40 46 40 51 38Z" fill="#23252D" />
    <path d="M68 92l-4 6M80 94l0 6" stroke="#23252D" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Elephant = () => (
  <>
    <Scene sky="#D98A45" ground="#8A3A1E">
      <circle cx="70" cy="44" r="46" fill="#F3C678" />
    </Scene>
    <path d="M50 40C26 6-4 22 10 58C16 78 36 84 50 70Z" fill="#56618E" />
    <path d="M90 40C114 6 144 22 130 58C124 78 104 84 90 70Z" fill="#56618E" />
    <path
      d="M46 46C30 24 10 32 20 56C26 70 38 72 46 64ZM94 46C110 24 130 32 120 56C114 70 102 72 94 64Z"
      fill="#B0748A"
    />
    <path d="M42 44Q42 14 70 14T98 44Q98 66 84 74V98a14 14 0 0 1-28 0V74Q42 66 42 44Z" fill="#6E7AA8" />
    <path d="M70 14Q98 14 98 44Q98 66 84 74V98a14 14 0 0 1-14 14Z" fill="#5F6A99" />
    <path d="M57 80h26M56 88h28M56 96h28" stroke="#454F7C" strokeWidth="2.6" />
    <path d="M52 68C44 78 42 90 46 100C52 98 56 88 57 76ZM88 68C96 78 98 90 94 100C88 98 84 88 83 76Z" fill="#FFF8E7" />
    <circle cx="56" cy="50" r="4" fill="#172050" />
    <circle cx="84" cy="50" r="4" fill="#172050" />
    <path d="M70 18l9 12-9 12-9-12Z" fill="#F3CF7A" />
    <path d="M70 24l4.5 6-4.5 6-4.5-6Z" fill="#C0582E" />
  </>
);

const Crocodile = () => (
  <>
    <Scene sky="#4A9A93">
      <circle cx="108" cy="26" r="17" fill="#FBE3A4" />
    </Scene>
    <path d="M140 50Q112 40 88 52L74 46Q64 40 58 50L4 58q-4 6 2 8L60 74Q92 86 140 84Z" fill="#4F7A2E" />
    <path d="M6 66L60 74l-2 14L14 80q-8-4-8-14Z" fill="#6B9A3E" />
    <path d="M12 60l3 8 3-8Z" fill="#FFF8E7" />
    <path d="M18 59.3l3 8 3-8Z" fill="#FFF8E7" />
    <path d="M24 58.6l3 8 3-8Z" fill="#FFF8E7" />
    <path d="M30 57.9l3 8 3-8Z" fill="#FFF8E7" />
    <path d="M36 57.2l3 8 3-8Z" fill="#FFF8E7" />
    <path d="M42 56.5l3 8 3-8Z" fill="#FFF8E7" />
    <path d="M48 55.8l3 8 3-8Z" fill="#FFF8E7" />
    <path d="M54 55.1l3 8 3-8Z" fill="#FFF8E7" />
    <path d="M15 79l3-8 3 9Z" fill="#FFF8E7" />
    <path d="M21 79.8l3-8 3 9Z" fill="#FFF8E7" />
    <path d="M27 80.6l3-8 3 9Z" fill="#FFF8E7" />
    <path d="M33 81.4l3-8 3 9Z" fill="#FFF8E7" />
    <path d="M39 82.2l3-8 3 9Z" fill="#FFF8E7" />
    <path d="M45 83l3-8 3 9Z" fill="#FFF8E7" />
    <path d="M51 83.8l3-8 3 9Z" fill="#FFF8E7" />
    <path d="M84 52l4-9 4 8Z" fill="#36581C" />
    <path d="M92 50.56172338418739l4-9 4 8Z" fill="#36581C" />
    <path d="M100 49.47558704557631l4-9 4 8Z" fill="#36581C" />
    <path d="M108 49.00751504018784l4-9 4 8Z" fill="#36581C" />
    <path d="M116 49.27210771952296l4-9 4 8Z" fill="#36581C" />
    <path d="M124 50.20458356768813l4-9 4 8Z" fill="#36581C" />
    <path d="M132 51.5766399758204l4-9 4 8Z" fill="#36581C" />
    <circle cx="68" cy="49" r="8.5" fill="#6B9A3E" />
    <circle cx="68" cy="48" r="5" fill="#F3CF7A" />
    <path d="M68 43.5v9" stroke="#172050" strokeWidth="2.6" />
    <circle cx="10" cy="58" r="2.6" fill="#24400F" />
    <path d="M0 88q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0V112H0Z" fill="#1F5F66" />
    <path d="M0 99q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0" fill="none" stroke="#5FB0AC" strokeWidth="3" />
  </>
);

const Lion = () => (
  <>
    <Scene sky="#C0582E">
      <path
        d="M136 56L125.15 65.72L132.02 78.57L118.5 84L120.56 98.42L106 98.9L103 113.16L89.15 108.62
L81.46 121L70 112L58.54 121L50.85 108.62L37 113.16L34 98.9L19.44 98.42L21.5 84L7.98 78.57
L14.85 65.72L4 56L14.85 46.28L7.98 33.43L21.5 28L19.44 13.58L34 13.1L37 -1.16L50.85 3.38
L58.54 -9L70 0L81.46 -9L89.15 3.38L103 -1.16L106 13.1L120.56 13.58L118.5 28L132.02 33.43
L125.15 46.28Z"
        fill="#D97A3E"
      />
    </Scene>
    <path
      d="M120.72 63.33L102.47 68.08L114.82 82.34L96.14 79.74L102.1 97.63L85.83 88.09L84.48 106.9
L73.11 91.86L64.67 108.72L59.92 90.47L45.66 102.82L48.26 84.14L30.37 90.1L39.91 73.83L21.1 72.48
L36.14 61.11L19.28 52.67L37.53 47.92L25.18 33.66L43.86 36.26L37.9 18.37L54.17 27.91L55.52 9.1
L66.89 24.14L75.33 7.28L80.08 25.53L94.34 13.18L91.74 31.86L109.63 25.9L100.09 42.17L118.9 43.52
L103.86 54.89Z"
      fill="#7A3314"
    />
    <path
      d="M112.08 70.86L96.43 72.2L103.95 85.99L88.98 81.23L90.66 96.85L78.65 86.73L74.22 101.8
L66.99 87.85L57.14 100.08L55.8 84.43L42.01 91.95L46.77 76.98L31.15 78.66L41.27 66.65L26.2 62.22
L40.15 54.99L27.92 45.14L43.57 43.8L36.05 30.01L51.02 34.77L49.34 19.15L61.35 29.27L65.78 14.2
L73.01 28.15L82.86 15.92L84.2 31.57L97.99 24.05L93.23 39.02L108.85 37.34L98.73 49.35L113.8 53.78
L99.85 61.01Z"
      fill="#A9521E"
    />
    <circle cx="46" cy="32" r="9" fill="#E9B85A" />
    <circle cx="94" cy="32" r="9" fill="#E9B85A" />
    <circle cx="46" cy="32" r="4.5" fill="#7A3314" />
    <circle cx="94" cy="32" r="4.5" fill="#7A3314" />
    <path d="M42 48Q44 26 70 26T98 48Q98 74 84 88Q70 96 56 88Q42 74 42 48Z" fill="#EDBE62" />
    <path d="M70 26Q98 26 98 48Q98 74 84 88Q76 92 70 92Z" fill="#DDA647" />
    <path d="M63 30h14l-3 34h-8Z" fill="#F8DFA0" />
    <path d="M60 64h20l-10 11Z" fill="#5A2410" />
    <path
      d="M70 75v6M70 81q-7 6-13 1M70 81q7 6 13 1"
      stroke="#5A2410"
      strokeWidth="2.6"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M50 52h12q-2 7-7 7t-5-7ZM78 52h12q0 7-5 7t-7-7Z" fill="#FFF8E7" />
    <circle cx="57" cy="54" r="3" fill="#2A1408" />
    <circle cx="83" cy="54" r="3" fill="#2A1408" />
  </>
);

const Snake = () => (
  <>
    <Scene sky="#E2B05A" ground="#A65A2A">
      <circle cx="70" cy="56" r="46" fill="#F3D08A" />
    </Scene>
    <path
      d="M18 98H98a16 16 0 0 0 0-30H48a15 15 0 0 1 0-30H92"
      stroke="#24583F"
      strokeWidth="19"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M18 98H98a16 16 0 0 0 0-30H48a15 15 0 0 1 0-30H92"
      stroke="#F3CF7A"
      strokeWidth="8"
      fill="none"
      strokeDasharray="1 15"
      strokeLinecap="square"
    />
    <path d="M84 24h18q16 4 18 14q-2 10-18 14H84Z" fill="#2F6F50" />
    <circle cx="103" cy="33" r="4" fill="#F3CF7A" />
    <circle cx="104" cy="33" r="2" fill="#111" />
    <path d="M119 40h10l6-4M129 40l6 4" stroke="#C8372D" strokeWidth="2.4" fill="none" />
  </>
);

const Hyena = () => (
  <>
    <Scene sky="#C98A4A" ground="#6B3A1A">
      <circle cx="34" cy="30" r="18" fill="#F7DFA6" />
      <path d="M0 94L30 70l26 16 34-26 50 34Z" fill="#B57438" />
    </Scene>
    <path
      d={`M20 100L24 66Q30 48 58 46L92 40Q104 34 112 40L128 50Q132 56 124 60L104 62L98 100
        H88L84 72L46 76L40 100H30L32 74L26 100Z`}
      fill="#A98457"
    />
    <path d="M58 46L92 40Q104 34 112 40L104 62L84 72L46 76Q70 66 58 46Z" fill="#8F6C42" />
    <path d="M40 47l6-12 5 9 7-12 5 10 8-12 4 10 8-10 3 9 8-8 1 10L62 48Z" fill="#4A2F18" />
    <path d="M96 39l2-15q9 3 11 14Z" fill="#8F6C42" />
    <path d="M99 37l1-8q5 2 6 8Z" fill="#4A2F18" />
    <circle cx="107" cy="47" r="4" fill="#F3CF7A" />
    <circle cx="108" cy="47" r="2" fill="#1b1b1b" />
    <path d="M118 52l10-2q4 4-2 7Z" fill="#3A2412" />
    <path d="M104 58l4 6 4-6 4 5 4-6" fill="#FFF8E7" />
    <path d="M24 66Q12 72 14 90" stroke="#4A2F18" strokeWidth="5" fill="none" strokeLinecap="round" />
    <g fill="#5C3F22">
      <circle cx="46" cy="60" r="3.2" />
      <circle cx="58" cy="66" r="3.6" />
      <circle cx="70" cy="56" r="3" />
      <circle cx="82" cy="62" r="3.2" />
      <circle cx="36" cy="70" r="2.6" />
    </g>
  </>
);

const Ape = () => (
  <>
    <Scene sky="#4F7B4B" ground="#274423">
      <circle cx="70" cy="50" r="46" fill="#6A9A5E" />
      <path d="M0 14Q40 2 62 20Q34 30 0 34ZM140 14Q100 2 78 20Q106 30 140 34Z" fill="#3B6135" />
    </Scene>
    <path d="M26 112Q22 76 44 66Q70 54 96 66Q118 76 114 112Z" fill="#4A3B36" />
    <path d="M70 60Q104 62 114 112H70Z" fill="#3B2E2A" />
    <path d="M48 112Q46 84 70 82Q94 84 92 112Z" fill="#7A6459" />
    <circle cx="42" cy="44" r="9" fill="#6B5349" />
    <circle cx="98" cy="44" r="9" fill="#6B5349" />
    <path d="M40 46Q38 14 70 14T100 46Q98 74 70 76Q42 74 40 46Z" fill="#4A3B36" />
    <path d="M70 14Q100 14 100 46Q98 74 70 76Z" fill="#3B2E2A" />
    <path
      d="M48 44Q50 32 62 34Q70 38 78 34Q90 32 92 44Q94 54 86 56Q90 72 70 72Q50 72 54 56Q46 54 48 44Z"
      fill="#B08D76"
    />
    <circle cx="59" cy="45" r="4" fill="#1E1512" />
    <circle cx="81" cy="45" r="4" fill="#1E1512" />
    <path d="M66 54q4 4 8 0" stroke="#5A3F33" strokeWidth="3" fill="none" strokeLinecap="round" />
    <path d="M58 63q12 6 24 0" stroke="#5A3F33" strokeWidth="2.6" fill="none" strokeLinecap="round" />
    <path
      d="M28 112Q16 88 34 74M112 112Q124 88 106 74"
      stroke="#3B2E2A"
      strokeWidth="13"
      fill="none"
      strokeLinecap="round"
    />
  </>
);

const Cheetah = () => (
  <>
    <Scene sky="#E7B45C" ground="#B5772F">
      <circle cx="106" cy="30" r="20" fill="#FFF0C4" />
      <path d="M0 62h46M8 74h30M0 86h24" stroke="#FFF3D6" strokeWidth="4" strokeLinecap="round" opacity=".8" />
    </Scene>
    <path d="M22 62Q8 50 12 32" stroke="#C8852B" strokeWidth="6" fill="none" strokeLinecap="round" />
    <path d="M12 34V26" stroke="#4A2A0C" strokeWidth="6" strokeLinecap="round" />
    <path
      d={`M18 60Q40 44 66 54Q88 60 104 46Q110 36 122 40Q134 46 128 56Q118 62 110 62Q104 74 92 74
        L116 96L110 102L80 78Q62 80 48 76L18 102L10 98L32 70Q20 70 18 60Z`}
      fill="#E0A23C"
    />
    <path d="M66 54Q88 60 104 46L110 62Q104 74 92 74L80 78Q62 80 48 76Q70 70 66 54Z" fill="#C98A2B" />
    <path d="M106 44l-2-9q8 1 9 7Z" fill="#C98A2B" />
    <circle cx="117" cy="48" r="3.4" fill="#FFF8E7" />
    <circle cx="118" cy="48" r="1.8" fill="#1b1b1b" />
    <path d="M114 52q2 6 8 7" stroke="#4A2A0C" strokeWidth="2.4" fill="none" />
    <path d="M126 50l5 2-4 4Z" fill="#4A2A0C" />
    <g fill="#4A2A0C">
      {[
        [30, 62],
        [40, 56],
        [44, 66],
        [54, 60],
        [60, 70],
        [70, 62],
        [80, 68],
        [88, 60],
        [98, 58],
        [34, 74],
        [96, 68],
      ].map(([x, y]) => (
        <ellipse key={`${x}`} cx={x} cy={y} rx="2.6" ry="2.1" />
      ))}
    </g>
  </>
);

/** By the id of the card. */
export const ANIMAL_ART = {
  parrot: Parrot,
  elephant: Elephant,
  crocodile: Crocodile,
  lion: Lion,
  snake: Snake,
  hyena: Hyena,
  ape: Ape,
  cheetah: Cheetah,
};
