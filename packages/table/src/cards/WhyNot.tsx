/** The reason on something greyed out: read by a screen reader, shown on hover and on focus, said aloud on a tap. */
export function WhyNot({ id, why }: { id: string; why: string }) {
  return (
    <span
      id={id}
      className="pointer-events-none absolute top-full left-1/2 z-20 mt-1 hidden w-max max-w-56 -translate-x-1/2 rounded-sm bg-ink px-2 py-1 text-left text-xs font-normal text-cloth shadow-2 peer-hover:block peer-focus-visible:block"
    >
      {why}
    </span>
  );
}
