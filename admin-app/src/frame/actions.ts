import { logOut } from '@camp/api-client/user/log-out';
import type { Permissions } from '@camp/contracts/access/catalogue';
import { mayCall } from '@camp/contracts/access/may-call';
import type { CampRecord } from '@camp/contracts/camp/operations';
import * as campOperations from '@camp/contracts/camp/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import * as messageOperations from '@camp/contracts/message/operations';
import { may, type Access } from '@camp/contracts/operations/operation';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import * as roleOperations from '@camp/contracts/role/operations';
import { healthSheet, medicationSheet, sheets, shirtSheet } from '../features/report/sheets';

/** An action in the command box: a link or a function. */
export interface Action {
  label: string;
  /** Other search words for the action. */
  words?: string;
  access: Access;
  to?: string;
  run?: () => void;
}

const seesCampers = may('view-all', 'camper');
const toSheet = (id: string) => `${addressOf(guardedPages.adminReports)}?report=${id}`;

/** The actions available everywhere. */
const actions: readonly Action[] = [
  {
    label: 'New camp',
    words: 'create camp year',
    access: campOperations.create.access,
    to: addressOf(guardedPages.campCreate),
  },
  {
    label: 'New role',
    words: 'create role rights',
    access: roleOperations.create.access,
    to: addressOf(guardedPages.roleCreate),
  },
  {
    label: 'Refund a payment',
    words: 'send money back',
    access: paymentOperations.refund.access,
    to: `${addressOf(guardedPages.paymentList)}?standing=paid`,
  },
  {
    label: 'Send payment links',
    words: 'ask to pay',
    access: camperOperations.sendPaymentLink.access,
    to: `${addressOf(guardedPages.camperList)}?status=submitted`,
  },
  {
    label: 'Give a seat',
    words: 'waitlist offer spot',
    access: camperOperations.waitlist.access,
    to: `${addressOf(guardedPages.camperList)}?status=waitlist`,
  },
  {
    label: 'Write a message',
    words: 'email mail families',
    access: messageOperations.send.access,
    to: addressOf(guardedPages.adminMessages),
  },
  ...[healthSheet, medicationSheet].map(({ id, title }) => ({
    label: title,
    words: 'report print sheet nurse medical',
    access: [seesCampers, may('data', 'camper')],
    to: toSheet(id),
  })),
  ...[...sheets, shirtSheet, { id: 'years', title: 'Compare years' }].map((sheet) => ({
    label: sheet.title,
    words: 'report print sheet',
    access: 'medical' in sheet ? [seesCampers, may('data', 'camper')] : seesCampers,
    to: toSheet(sheet.id),
  })),
  {
    label: 'Log out',
    words: 'logout sign out leave',
    access: 'signed-in',
    // Even if the server call fails, the browser ends the session. The login page reports the failure.
    run: () => void logOut().catch(() => undefined),
  },
];

/** Year-related actions, found by typing a year. */
const yearActions = (camps: readonly CampRecord[], choose: (year: number) => void): Action[] =>
  camps.map(({ year }) => ({
    label: `Show camp year ${year}`,
    access: 'signed-in',
    run: () => choose(year),
  }));

/**
 * The actions that the person may do and that match every typed word.
 *
 * @param text the typed text. An empty text matches nothing, so that the box opens with pages only
 * @param choose selects another camp year
 */
export function actionsFor(
  permissions: Permissions,
  text: string,
  { camps, choose }: { camps: readonly CampRecord[]; choose: (year: number) => void },
): Action[] {
  const asked = wordsIn(text);
  if (asked.length === 0) return [];
  return [...actions, ...yearActions(camps, choose)].filter(({ label, words = '', access }) => {
    const known = [...wordsIn(`${label} ${words}`), wordsIn(label).join('')];
    const isMeant = asked.every((word) => known.some((one) => one.startsWith(word)));
    return isMeant && mayCall(permissions, access);
  });
}

/** Splits 'Check-in' into two words. */
const wordsIn = (text: string): string[] => text.toLowerCase().split(/[ -]/).filter(Boolean);
