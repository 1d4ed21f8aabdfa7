import { type Images, useImageSource } from '../cards/images.ts';
import { InlineMarkdown } from '../ui/Markdown.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useCardsText } from '../words/cards.ts';
import type { CardsText } from '../words/cards-en.ts';
import { OwnPictures } from './OwnPictures.tsx';

/** Where pictures of cards come from, and who can say so. */
export function PicturesPanel() {
  const text = useCardsText().pictures;
  const images = useImageSource();
  return (
    <Panel title={text.title}>
      <p className="mb-2">{images ? inWords(images, text) : text.none}</p>
      <p className="max-w-prose text-sm text-soft">
        <InlineMarkdown text={text.about} />
      </p>
      <OwnPictures />
    </Panel>
  );
}

function inWords({ template, ids }: Images, text: CardsText['pictures']): string {
  return ids ? text.served(ids.size) : text.from(new URL(template, window.location.href).host);
}
