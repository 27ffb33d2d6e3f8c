import { call } from '@camp/api-client/call';
import { registrationKey } from '@camp/api-client/registration-queries';
import type { SkippedCamper } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { Button } from '@camp/ui/actions/button';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { MailIcon } from '@camp/ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Chosen } from '../../../list/use-selection';
import { CampersOutcome, campersInWords } from './campers-outcome';

/** The result: the number of sent links, and the skipped campers with the reasons. */
export interface LinksOutcome {
  sent: number;
  skipped: SkippedCamper[];
  names: ReadonlyMap<string, Chosen>;
}

interface SendPaymentLinksProps {
  chosen: ReadonlyMap<string, Chosen>;
  /** The camp's name for the link. */
  link: string;
  /** Whether the link was already sent to these families, who have not paid. */
  again?: boolean;
  /** The button's label. Defaults to the number of selected campers. */
  label?: string;
  onSent: (outcome: LinksOutcome) => void;
}

/** 'Send payment link', 'Send 8 payment links'. */
const sendLabel = (link: string, count: number) =>
  count === 1 ? `Send ${link.toLowerCase()}` : `Send ${count} ${link.toLowerCase()}s`;

/** Sends the payment link to the selected campers after a confirmation. */
export function SendPaymentLinks({ chosen, link, again, label, onSent }: SendPaymentLinksProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="small" icon={<MailIcon />} onClick={() => setAsks(true)}>
        {label ?? sendLabel(link, chosen.size)}
      </Button>
      <PaymentLinksDialog
        chosen={asks ? chosen : undefined}
        link={link}
        again={again}
        onClose={() => setAsks(false)}
        onSent={onSent}
      />
    </>
  );
}

interface PaymentLinksDialogProps extends Pick<SendPaymentLinksProps, 'link' | 'again' | 'onSent'> {
  /** The campers who get the link. Undefined keeps the dialog closed. */
  chosen: ReadonlyMap<string, Chosen> | undefined;
  onClose: () => void;
}

/** The confirmation before payment links are sent. */
export function PaymentLinksDialog({ chosen, link, again, onClose, onSent }: PaymentLinksDialogProps) {
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: (campers: LinksOutcome['names']) =>
      call(camperOperations.sendPaymentLink, {
        body: { campers: [...campers.keys()], ...(again && { again }) },
      }),
    meta: { quiet: true },
    onSuccess: async (answer, names) => {
      closeToHeading(() => {
        onClose();
        onSent({ ...answer, names });
      });
      await queryClient.invalidateQueries({ queryKey: registrationKey('camper') });
    },
  });
  return (
    <ConfirmDialog
      open={chosen !== undefined}
      variant="primary"
      confirmLabel={sendLabel(link, chosen?.size ?? 1)}
      work={send}
      onCancel={onClose}
      onConfirm={() => chosen && send.mutate(chosen)}
    >
      <p>
        {chosen?.size === 1
          ? `The family of ${[...chosen.values()][0]?.name} gets`
          : `The families of ${campersInWords(chosen?.size ?? 0)} get`}{' '}
        an email asking them to pay, or to confirm if nothing is due.
      </p>
    </ConfirmDialog>
  );
}

/** The number of sent links, and the skipped campers with the reasons. */
export function LinksSent({
  sent,
  skipped,
  names,
  link,
}: LinksOutcome & Pick<SendPaymentLinksProps, 'link'>) {
  return (
    <CampersOutcome
      title={sent === 0 ? `No ${link.toLowerCase()} was sent` : `${link} sent for ${campersInWords(sent)}`}
      names={names}
      left={skipped}
      lead={`Not sent for ${campersInWords(skipped.length)}:`}
    />
  );
}
