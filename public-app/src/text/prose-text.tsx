import type { InlineText, Prose } from '@camp/contracts/content/prose';
import { TextLink } from '@camp/ui/actions/text-link';
import { RunningText } from './running-text';

/**
 * Renders a text of the camp as paragraphs, lists, bold words and links. The text is data, so it can't contain HTML.
 */
export function ProseText({ children: prose }: { children: Prose }) {
  const blocks = typeof prose === 'string' ? [[prose]] : prose;
  return blocks.map((block, index) =>
    'bullets' in block ? (
      <ul key={index}>
        <Items items={block.bullets} />
      </ul>
    ) : 'steps' in block ? (
      <ol key={index}>
        <Items items={block.steps} />
      </ol>
    ) : (
      <p key={index}>
        <Line text={block} />
      </p>
    ),
  );
}

const Items = ({ items }: { items: readonly InlineText[] }) =>
  items.map((item, index) => (
    <li key={index}>
      <Line text={item} />
    </li>
  ));

const Line = ({ text }: { text: InlineText }) =>
  text.map((part, index) =>
    typeof part === 'string' ? (
      <RunningText key={index}>{part}</RunningText>
    ) : 'bold' in part ? (
      <strong key={index}>{part.bold}</strong>
    ) : (
      <TextLink key={index} href={part.link}>
        {part.text}
      </TextLink>
    ),
  );
