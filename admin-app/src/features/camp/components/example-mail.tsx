import type { PreviewMail } from '@camp/contracts/camp/preview';
import { MailParagraph } from './mail-paragraph';
import { KeyValueList } from '@camp/ui/content/key-value-list';

/** An email as its reader gets it. The button in the example does nothing. */
export function ExampleMail({ mail }: { mail: PreviewMail }) {
  const { name, when, subject, heading, paragraphs, facts = [], table = [], action, ownNote, note } = mail;
  const listed = (lines: typeof facts) => lines.map(([label, value]) => ({ label, value }));
  return (
    <details className="camp-mail">
      <summary>
        <strong>{name}</strong> <span className="camp-note">{when}</span>
      </summary>
      <article className="camp-mail__letter camp-stack" aria-label={subject}>
        <p className="camp-mail__subject">Subject: {subject}</p>
        <h3>{heading}</h3>
        {paragraphs.map((paragraph, index) => (
          <MailParagraph key={index} paragraph={paragraph} />
        ))}
        {facts.length > 0 && <KeyValueList items={listed(facts)} />}
        {table.length > 0 && <KeyValueList items={listed(table)} />}
        {action && <p className="camp-mail__button">{action.label}</p>}
        {ownNote && <p className="camp-mail__note">{ownNote}</p>}
        {note && <p className="camp-mail__note">{note}</p>}
      </article>
    </details>
  );
}
