import { Alert } from '@camp/ui/feedback/alert';
import type { DraftTrouble } from './use-draft';
import './draft-words.css';

interface DraftWordsProps {
  keepsMedical: boolean;
  trouble: DraftTrouble | undefined;
}

/** What becomes of the answers before they are sent. */
export function DraftWords({ keepsMedical, trouble }: DraftWordsProps) {
  if (trouble) return <DraftTroubleNotice trouble={trouble} />;
  return (
    <p className="draft-words camp-note" data-print="hide">
      Your answers are kept on this device as you type
      {keepsMedical ? '.' : ', medical answers only if you agree to it in the medical section.'}
    </p>
  );
}

/** What is left behind when the page is left before the answers are sent. */
export function LeaveWords({ keepsMedical, trouble }: DraftWordsProps) {
  const kept = keepsMedical
    ? 'It stays on this device as a draft; a picture has to be chosen again.'
    : 'It stays on this device as a draft, without the medical answers and a picture.';
  return (
    <p>
      What you typed here has not been submitted yet.{' '}
      {trouble ? 'There is no draft of it: it will be lost.' : kept}
    </p>
  );
}

const troubles: Record<DraftTrouble, string> = {
  refused: 'This browser does not keep drafts: please finish before you close the page.',
  'other-tab':
    'Another tab keeps a draft of this form, so this one is not kept: please finish before you close the page.',
};

/** Why nothing is kept: at the beginning of the form, and at its end for who is there already. */
export function DraftTroubleNotice({ trouble }: { trouble: DraftTrouble }) {
  return (
    <Alert kind="warning" className="draft-words" data-print="hide">
      <p>{troubles[trouble]}</p>
    </Alert>
  );
}
