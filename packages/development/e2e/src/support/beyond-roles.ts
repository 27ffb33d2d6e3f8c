const nobody = '64b000000000000000000001';

/** What lies beyond each demo role: calls that the API refuses, and pages that don't open. */
export const beyond = {
  Nurse: {
    calls: [
      'GET /stripe/list',
      'GET /stripe/totals',
      'POST /stripe/refund',
      'GET /stripe/donate/list',
      'POST /camper/waitlist',
      'POST /camper/sendpaymentlink',
      'GET /camper-waitlist/list',
      'GET /counselor-app/list',
      'POST /message/send',
      'GET /role/list',
      'GET /user/list',
      'GET /audit/list',
    ],
    paths: ['/stripe/list', '/admin/donations', '/admin/messages', '/admin/users', '/role/list'],
  },
  Treasurer: {
    calls: [
      `GET /camper/note/list?id=${nobody}`,
      'GET /camper/list?allergicReactions=Yes',
      'GET /counselor/list',
      'GET /staff/list',
      'POST /camper/waitlist',
      'POST /camper/sendpaymentlink',
      'POST /message/send',
      'GET /role/list',
      'POST /role/create',
      'GET /user/list',
      'GET /audit/list',
    ],
    paths: ['/counselor/list', '/camper-waitlist/list', '/admin/messages', '/role/list', '/admin/users'],
  },
  Registrar: {
    calls: [
      'POST /stripe/refund',
      `POST /stripe/receipt/${nobody}`,
      'GET /stripe/donate/list',
      `GET /camper/note/list?id=${nobody}`,
      'GET /camper/list?medications=Yes',
      'GET /role/list',
      'POST /role/create',
      'GET /user/list',
      'GET /audit/list',
      'POST /camp/create',
    ],
    paths: ['/role/list', '/admin/users', '/admin/donations', '/admin/audit', '/admin/content', '/camp/list'],
  },
} as const;
