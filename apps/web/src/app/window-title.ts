/** The title of the window: what the screen is called, unless something more urgent has to be said. */
let screen = '';
/** The last one is shown. */
let urgent: readonly { title: string }[] = [];

const show = (): void => {
  document.title = urgent.at(-1)?.title ?? screen;
};

export function nameScreen(title: string): void {
  screen = title;
  show();
}

/** Until what it returns is called; also when the screen gets its name only afterwards. */
export function callInTitle(title: string): () => void {
  const call = { title };
  urgent = [...urgent, call];
  show();
  return () => {
    urgent = urgent.filter((one) => one !== call);
    show();
  };
}
