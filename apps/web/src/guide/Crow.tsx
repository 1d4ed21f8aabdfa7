/** Who guides: a crow, who has seen many games. */
export function Crow() {
  return (
    <svg viewBox="0 0 64 60" aria-hidden="true" className="w-13 shrink-0 max-sm:hidden short:hidden">
      <path
        className="fill-[#141a38] stroke-gold dark:stroke-1"
        d="M4 52c10-2 14-6 18-14C26 28 34 22 43 22c6 0 10 3 11 7l9 3-9 3c-2 9-9 15-20 15-6 0-11 1-16 4z"
      />
      <path d="M31 49v8m7-8v8" className="fill-none stroke-gold-edge stroke-2" />
      <circle cx="46" cy="29" r="3.4" className="fill-[#ffd25e]" />
      <circle cx="47" cy="29" r="1.3" />
    </svg>
  );
}
