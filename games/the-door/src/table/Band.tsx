/** Sweeps over the table for something that changes everything. */
export const Band = ({ title, text }: { title: string; text: string }) => (
  <div className="door-band" aria-hidden="true">
    <b>{title}</b>
    <span>{text}</span>
  </div>
);
