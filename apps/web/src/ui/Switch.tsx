import { Icon } from '@dealers-choice/table/ui';

/** On or off; the knob also carries a sign. */
export function Switch({ label, on, set }: { label: string; on: boolean; set(on: boolean): void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      onClick={() => set(!on)}
      className="inline-flex h-11 w-16 shrink-0 items-center justify-center rounded-md"
    >
      <span
        className={`flex h-8 w-14 items-center rounded-full px-1 ${on ? 'justify-end bg-[#2f8140]' : 'bg-[#6b6a66]'}`}
      >
        <span
          className={`grid size-6 place-items-center rounded-full bg-[#fff] ${on ? 'text-[#226b33]' : 'text-[#4e567a]'}`}
        >
          <Icon name={on ? 'check' : 'close'} className="size-4" />
        </span>
      </span>
    </button>
  );
}
