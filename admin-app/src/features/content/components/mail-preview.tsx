import { call } from '@camp/api-client/call';
import { mailSampleQuery } from '@camp/api-client/content/queries';
import type { MailSubjectName } from '@camp/contracts/content/mail-subjects';
import * as contentOperations from '@camp/contracts/content/operations';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import { examplePeople } from '@camp/contracts/mail/examples';
import { Button } from '@camp/ui/actions/button';
import { useToast } from '@camp/ui/feedback/toast';
import { SelectField } from '@camp/ui/fields/select-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAsked } from '../use-asked';
import { reasonOf } from '../words';
import { MailFrame } from './mail-frame';

interface MailPreviewProps {
  subject: MailSubjectName;
  /** The words as they would be sent. */
  source: ContentSource;
}

/** The email with the words as they are typed, for an example person. */
export function MailPreview({ subject, source }: MailPreviewProps) {
  const toast = useToast();
  const [person, setPerson] = useState(0);
  const sample = useMemo(() => ({ source, person }), [source, person]);
  const { data: mail, error } = useQuery(mailSampleQuery(subject, useAsked(sample)));
  const test = useMutation({
    mutationFn: () => call(contentOperations.testMail, { params: { subject }, body: sample }),
    onSuccess: () => toast.success('We’ve sent a test email to you.'),
  });
  return (
    <section className="content-preview camp-stack" aria-labelledby="content-preview-title">
      <h2 id="content-preview-title">Preview</h2>
      <p className="camp-note" role="status">
        {error
          ? reasonOf(error)
          : 'This is how the email will look once you save. You can’t change what’s gray.'}
      </p>
      <SelectField
        label="Example person"
        name="example-person"
        placeholder={null}
        value={String(person)}
        options={examplePeople.map(({ label }, index) => ({ value: String(index), label }))}
        onChange={({ target }) => setPerson(Number(target.value))}
      />
      {mail && (
        <>
          <p className="content-subject">
            <span className="camp-note">Subject:</span> {mail.subject}
          </p>
          <MailFrame title="Email preview" html={mail.html} />
        </>
      )}
      <Button variant="quiet" busy={test.isPending} onClick={() => test.mutate()}>
        Send a test to me
      </Button>
    </section>
  );
}
