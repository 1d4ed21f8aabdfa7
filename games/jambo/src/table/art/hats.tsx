/** Headwear of the people, and the signs of the five families of cards. */
export const HATS = {
  kufi: (
    <>
      <path
        d="M55.5 32V26q0-10 14.5-10t14.5 10v6q-14.5-5-29 0Z"
        fill="url(#j-s-dia)"
        stroke="#5A2A12"
        strokeWidth="1"
      />
    </>
  ),
  wrap: (
    <>
      <path d="M54 34Q52 12 70 10Q90 11 86 34Q70 24 54 34Z" fill="#E2A02F" />
      <path d="M57 28Q70 16 85 26M60 20Q72 12 83 20" stroke="#8A3A1E" strokeWidth="2.2" fill="none" />
      <path d="M82 16q12-8 14 2q-4 8-13 5Z" fill="#C0582E" />
    </>
  ),
  hair: (
    <>
      <path d="M55 36Q54 18 70 18Q86 18 85 36Q82 27 70 26Q58 27 55 36Z" fill="#F1EBDD" />
    </>
  ),
  brim: (
    <>
      <ellipse cx="70" cy="27" rx="33" ry="6.5" fill="#D9B26B" />
      <path d="M54 26Q56 8 70 6Q84 8 86 26Q70 31 54 26Z" fill="#E7C787" />
      <path d="M54.5 23.5Q70 29 85.5 23.5L86 27Q70 33 54 27Z" fill="#8A3A1E" />
    </>
  ),
  hood: (
    <>
      <path d="M51 56Q46 14 70 13Q94 14 89 56Q86 34 70 26Q54 34 51 56Z" fill="#F3E3BF" />
      <path d="M55 30Q70 18 85 30" stroke="#2A3A86" strokeWidth="2" fill="none" />
    </>
  ),
};
export type Hat = keyof typeof HATS;

export const FAMILY = {
  ware: (
    <>
      <path d="M5 10h14l-2 9H7Z" fill="currentColor" />
      <path d="M7 10q5-9 10 0" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  people: (
    <>
      <circle cx="12" cy="8" r="4" fill="currentColor" />
      <path d="M4 20q1-8 8-8t8 8Z" fill="currentColor" />
    </>
  ),
  animal: (
    <>
      <ellipse cx="12" cy="16" rx="5" ry="4" fill="currentColor" />
      <circle cx="6" cy="10.5" r="2.2" fill="currentColor" />
      <circle cx="10" cy="7" r="2.2" fill="currentColor" />
      <circle cx="14.5" cy="7" r="2.2" fill="currentColor" />
      <circle cx="18.3" cy="10.5" r="2.2" fill="currentColor" />
    </>
  ),
  utility: (
    <>
      <path d="M8 4h8v3l2 3v7q0 3-3 3H9q-3 0-3-3v-7l2-3Z" fill="currentColor" />
    </>
  ),
  stand: (
    <>
      <path d="M3 6h18l1 6a3 3 0 0 1-5 1 3 3 0 0 1-5 0 3 3 0 0 1-5 0 3 3 0 0 1-5-1Z" fill="currentColor" />
      <path d="M5 14v7M19 14v7M5 17h14" stroke="currentColor" strokeWidth="2" />
    </>
  ),
};
