import { call } from '@camp/api-client/call';
import { contentKeys, contentListQuery, contentQuery } from '@camp/api-client/content/queries';
import * as contentOperations from '@camp/contracts/content/operations';
import { contentSubjects, type ContentSubjectName } from '@camp/contracts/content/subjects';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Button } from '@camp/ui/actions/button';
import { TextLink } from '@camp/ui/actions/text-link';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useFormToast } from '@camp/ui/feedback/toast';
import { focusHeading } from '@camp/ui/page/focus-heading';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { textsWithClaims } from '../texts-with-claims';

/** The texts that still make the example's claims, so that no family reads something untrue about a camp. */
export function TextsToCheck() {
  return (
    <Loaded query={useQuery(contentListQuery())} lines={3} label="Loading the texts">
      {(summaries) => <Texts subjects={textsWithClaims(summaries)} />}
    </Loaded>
  );
}

function Texts({ subjects }: { subjects: readonly ContentSubjectName[] }) {
  if (subjects.length === 0) return null;
  return (
    <div className="camp-stack">
      <p>
        These texts still have their original words. Change what isn’t true of your camp, or confirm that all
        of it is:
      </p>
      <ul className="setup-texts">
        {subjects.map((subject) => (
          <TextToCheck key={subject} subject={subject} />
        ))}
      </ul>
    </div>
  );
}

function TextToCheck({ subject }: { subject: ContentSubjectName }) {
  const { label, claims, isSigned } = contentSubjects[subject];
  const queryClient = useQueryClient();
  const toast = useFormToast();
  const confirm = useMutation({
    mutationFn: async () => {
      const params = { subject };
      const { version, source } = await call(contentOperations.read, { params });
      return call(contentOperations.save, { params, body: { version, source } });
    },
    onSuccess: async (saved) => {
      queryClient.setQueryData(contentQuery(subject).queryKey, saved);
      await queryClient.invalidateQueries({ queryKey: contentKeys.list });
      toast.success(`Confirmed: ${label}`);
      // The button is gone.
      focusHeading();
    },
  });
  return (
    <li>
      <TextLink to={addressOf(guardedPages.adminContentEdit, { subject })}>{label}</TextLink>: {claims}{' '}
      <Button
        variant="link"
        size="small"
        busy={confirm.isPending}
        aria-label={`It’s all true: ${label}`}
        onClick={() => confirm.mutate()}
      >
        It’s all true
      </Button>
      {isSigned && <span className="camp-note"> Everyone who agreed to it is asked again.</span>}
    </li>
  );
}
