import { TextLink } from '@camp/ui/actions/text-link';

// What precedes an email address and the address, or what precedes a hyphenated compound and the compound.
const special = /(^|[^\w.+-])([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(^|[^\p{L}\d])([\p{L}\d]+(?:-[\p{L}\d]+)+)/u;
/** The places of addresses and compounds in every five parts of a split text. */
const [addressAt, compoundAt, every] = [2, 4, 5];

/** A longer compound may not fit on a phone's line if text is enlarged. */
const longestUnbroken = 12;

/** A sentence of the camp's content. Email addresses become links, and no line breaks inside a compound. */
export function RunningText({ children }: { children: string }) {
  return children.split(special).map((part: string | undefined, index) => {
    if (part && index % every === addressAt) {
      return (
        <TextLink key={index} href={`mailto:${part}`}>
          {part}
        </TextLink>
      );
    }
    return part && index % every === compoundAt && part.length <= longestUnbroken ? (
      <span key={index} className="camp-unbroken">
        {part}
      </span>
    ) : (
      part
    );
  });
}
