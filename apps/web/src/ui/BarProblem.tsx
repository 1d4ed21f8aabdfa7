/** In a bar at the foot of a screen, above its buttons: why it was not done. Null: nothing to say. */
export function BarProblem({ problem }: { problem: string | null }) {
  return (
    problem !== null && (
      <p role="alert" className="mx-auto mb-2 max-w-[1392px] px-3 text-sm font-semibold text-danger sm:px-7">
        {problem}
      </p>
    )
  );
}
