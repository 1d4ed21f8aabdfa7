/** As much of Markdown as our rule books use, drawn as elements: no HTML in the text is ever believed. */
import { Fragment, type ReactNode } from 'react';
import { Marked } from '../help/Marked.tsx';
import type { Block } from './markdown.ts';

interface Props {
  blocks: readonly Block[];
  /** To be marked wherever it stands. */
  word: string;
  /** The name of a table, for readers. */
  table: (n: number) => string;
}

export function Markdown({ blocks, word, table }: Props) {
  const tables = blocks.filter(({ type }) => type === 'table');
  return (
    <div className="prose-rules">
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
        <BlockView key={place} block={block} label={table(tables.indexOf(block) + 1)} word={word} />
      ))}
    </div>
  );
}

function BlockView({ block, label, word }: { block: Block; label: string; word: string }) {
  const inline = (text: string): ReactNode => inlineOf(text, word);
  switch (block.type) {
    case 'heading': {
      // The screen has the h1, the chapter the h2.
      const Tag = block.level <= 3 ? 'h3' : 'h4';
      return <Tag>{inline(block.text)}</Tag>;
    }
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag {...(block.ordered ? { start: block.start } : {})}>
          {block.items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
            <li key={place}>{inline(item)}</li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard too
        <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, column) => {
                  const Cell = cell === '' ? 'td' : 'th';
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  return <Cell key={column}>{inline(cell)}</Cell>;
                })}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
                <tr key={place}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                    <td key={column}>{inline(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
    case 'picture':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture keeps its size, and scrolls by keyboard too
        <div className="overflow-x-auto" tabIndex={0}>
          <img src={block.src} alt={block.alt} className="min-w-184" />
        </div>
      );
    case 'code':
      return <pre>{block.text}</pre>;
    case 'text':
      return <p>{inline(block.text)}</p>;
  }
}

const SPANS = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\b_[^_\s][^_]*_\b|\[[^\]]+\]\([^)\s]+\))/;

/** One line of it: code between backticks, bold and italic words. */
export function InlineMarkdown({ text }: { text: string }) {
  return inlineOf(text, '');
}

function inlineOf(text: string, word: string): ReactNode {
  return text.split(SPANS).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
    <Fragment key={place}>{span(part, word)}</Fragment>
  ));
}

function span(part: string, word: string): ReactNode {
  if (part.startsWith('`') && part.length > 2) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**') && part.length > 4)
    return (
      <strong>
        <Marked text={part.slice(2, -2)} word={word} />
      </strong>
    );
  if (/^([*_]).+\1$/.test(part)) return <em>{part.slice(1, -1)}</em>;
  // Links of a rule book lead to other files of the source; here only their words are of use.
  const link = /^\[([^\]]+)\]\(/.exec(part);
  return <Marked text={link?.[1] ?? part} word={word} />;
}
