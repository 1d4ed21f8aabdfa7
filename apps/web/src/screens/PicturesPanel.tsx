import { type Images, useImageSource } from '../cards/images.ts';
import { Panel } from '../ui/Panel.tsx';

/** Where pictures of cards come from, and who can say so. */
export function PicturesPanel() {
  const images = useImageSource();
  return (
    <Panel title="Pictures">
      <p className="mb-2">{images ? inWords(images) : 'There are none: every card is drawn by the page.'}</p>
      <p className="max-w-prose text-sm text-soft">
        Whoever runs the server names the folder or the one site they come from, and the page loads pictures from
        nowhere else: <code>npm start -- --images pictures</code>, with files such as <code>XA01-001.png</code>, or{' '}
        <code>--images https://host/{'{id}'}.png</code>.
      </p>
    </Panel>
  );
}

function inWords({ template, ids }: Images): string {
  if (ids) return `The server has pictures of ${ids.size} cards.`;
  return `They come from ${new URL(template, window.location.href).host}. A card without one is drawn by the page.`;
}
