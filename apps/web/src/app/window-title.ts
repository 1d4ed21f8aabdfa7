/** The title of the window: what the screen is called, unless something more urgent has to be said. */
let screen = '';
let urgent: string | null = null;

const show = (): void => {
  document.title = urgent ?? screen;
};

export function nameScreen(title: string): void {
  screen = title;
  show();
}

/** Until what it returns is called; also when the screen gets its name only afterwards. */
export function callInTitle(title: string): () => void {
  urgent = title;
  show();
  return () => {
    urgent = null;
    show();
  };
}
