import { Button, ButtonRow } from '@camp/ui/actions/button';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../form-values';
import { useWriteAnswer } from '../use-write-answer';
import { contactOffers, type ContactAnswers, type ContactOffer } from './contact-offers';
import type { GroupProps } from './group-props';
import './contact-fields.css';
import '@camp/ui/styles/fields.css';

/**
 * The fields of a contact, which can be copied from a person that the form already knows. Copied answers can be
 * changed. Typed answers are replaced only after a confirmation.
 */
export function ContactFields({ record, id, group, children }: GroupProps<'contact'>) {
  const { getValues } = useFormContext<FormValues>();
  const write = useWriteAnswer();
  const [notice, setNotice] = useState('');
  const [waiting, setWaiting] = useState<ContactAnswers>();
  const offers = contactOffers(record, group);

  const take = (answers: ContactAnswers) => {
    for (const [name, value] of Object.entries(answers)) write(name, value);
    setNotice(`We filled in ${answers[group.name]}. Please check that it’s right.`);
    setWaiting(undefined);
  };
  const choose = ({ answersFrom, unknown }: ContactOffer) => {
    const answers = answersFrom(getValues());
    if (!answers) return setNotice(unknown);
    const isTyped = Object.entries(answers).some(
      ([name, value]) => getValues(name) !== '' && getValues(name) !== value,
    );
    if (isTyped) setWaiting(answers);
    else take(answers);
  };

  if (offers.length === 0) return children;
  return (
    <div role="group" aria-labelledby={`${id}-title`}>
      <div className="contact-offers">
        <p id={`${id}-title`} className="camp-field__label">
          {group.title}
        </p>
        <ButtonRow>
          {offers.map((offer) => (
            <Button key={offer.label} variant="quiet" size="small" onClick={() => choose(offer)}>
              {offer.label}
            </Button>
          ))}
        </ButtonRow>
        <p role="status" className="camp-note">
          {notice}
        </p>
      </div>
      {children}
      <ConfirmDialog
        open={waiting !== undefined}
        title={`Replace the ${group.title.charAt(0).toLowerCase()}${group.title.slice(1)}?`}
        confirmLabel="Replace"
        cancelLabel="Keep what I typed"
        variant="primary"
        onConfirm={() => waiting && take(waiting)}
        onCancel={() => setWaiting(undefined)}
      >
        <p>
          {waiting?.[group.name]} will replace {currentOf(getValues(), waiting)}.
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** The answers that would be replaced, as typed. */
const currentOf = (values: FormValues, waiting: ContactAnswers = {}) =>
  Object.keys(waiting)
    .map((name) => values[name])
    .filter(Boolean)
    .join(', ');
