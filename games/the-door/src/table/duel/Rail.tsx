/** What the arrow swings along, and the light under its zones: can and body are exactly as wide as the rules say. */
export function Rail({ bodyW, canW }: { bodyW: number; canW: number }) {
  return (
    <>
      {[-122, 122].map((x) => (
        <g key={x}>
          <path d={`M${x} 11V124`} stroke="#3a2413" strokeWidth="3.600" />
          <path d={`M${x} 11V124`} stroke="#7a4d27" strokeWidth="1.500" />
        </g>
      ))}
      <g className="door-light">
        <rect x={-bodyW / 2} y="14" width={bodyW} height="106" fill="url(#door-hatch)" />
        <rect x={-canW / 2} y="14" width={canW} height="106" fill="#ffd978" fillOpacity=".2" />
        <path d={`M${-canW / 2} 14v106M${canW / 2} 14v106`} stroke="#ffd978" strokeWidth=".7" strokeDasharray="1 2" />
        <path
          d={`M${-bodyW / 2} 14v106M${bodyW / 2} 14v106`}
          stroke="#ff9d8c"
          strokeWidth=".5"
          strokeDasharray=".7 2.300"
        />
      </g>
      <path d="M-124 11H124" stroke="#141a3c" strokeWidth="5" strokeLinecap="round" />
      <path d="M-124 11H124" stroke="#f0c264" strokeWidth="3" strokeLinecap="round" />
      <path d={`M${-bodyW / 2} 11h${bodyW}`} stroke="#d8382e" strokeWidth="3" />
      <path d={`M${-canW / 2} 11h${canW}`} stroke="#fff3cc" strokeWidth="3" />
    </>
  );
}
