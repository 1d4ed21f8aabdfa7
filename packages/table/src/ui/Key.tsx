/** A keycap: a key that works right now. Readers hear of keys in the help, not here. */
export const Key = ({ children, className = '' }: { children: string; className?: string }) => (
  <span className={`keycap ${className}`} aria-hidden="true">
    {children}
  </span>
);
