import { Alert } from '@camp/ui/feedback/alert';
import type { DraftTrouble } from './use-draft';
import './draft-words.css';

interface DraftWordsProps {
  keepsMedical: boolean;
  trouble: DraftTrouble | undefined;
}

/** What happens to the answers before they are sent. */
export function DraftWords({ keepsMedical, trouble }: DraftWordsProps) {
  if (trouble) return <DraftTroubleNotice trouble={trouble} />;
  return (
    <p className="draft-words camp-note" data-print="hide">
      Your answers are saved on this device as you type.
      {!keepsMedical && ' Medical answers are saved only if you agree in the medical section.'}
    </p>
  );
}

/** What the person loses by leaving before the answers are sent. */
export function LeaveWords({ keepsMedical, trouble }: DraftWordsProps) {
  const saved = keepsMedical
    ? 'It’s saved on this device as a draft. You’ll need to choose any pictures again.'
    : 'It’s saved on this device as a draft, without medical answers or pictures.';
  return (
    <p>
      You haven’t submitted this form yet.{' '}
      {trouble ? 'There’s no draft, so you’ll lose your answers.' : saved}
    </p>
  );
}

const troubles: Record<DraftTrouble, string> = {
  refused: 'This browser can’t save drafts. Please finish before you close the page.',
  'other-tab':
    'Another tab is saving a draft of this form, so your answers here aren’t saved. Please finish before you close the page.',
};

/** Why no draft is stored. Shown at the top and at the end of the form, since people may already be at the end. */
export function DraftTroubleNotice({ trouble }: { trouble: DraftTrouble }) {
  return (
    <Alert kind="warning" className="draft-words" data-print="hide">
      <p>{troubles[trouble]}</p>
    </Alert>
  );
}
