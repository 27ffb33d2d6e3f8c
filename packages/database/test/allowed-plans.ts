/** Shapes of queries, as `whatOf(...)` writes them, that may read a whole collection or sort all of their results. */
export const allowedPlans: readonly { why: string; what: RegExp }[] = [
  {
    why: 'A dozen or a few of them, each written by hand; figures are one document for a year.',
    what: /^\w+ (?:camps|roles|staff-profiles|saved-views|camp-figures): /,
  },
  {
    why: 'The holders of a role: MongoDB reads them in the order of their index, the embedded server sorts where a field is a list.',
    what: /^find users: roles by nameLast, nameFirst, _id$/,
  },
  {
    why: 'There are a few hundred gifts, and nearly all that are asked for are settled: the order has an index.',
    what: /^(?:find|aggregate) donations: (?:[\w.]+, )*settledAt(?: |$)/,
  },
  {
    why: 'The few gifts that a bank requests back.',
    what: /^find donations: disputes\.toDo by /,
  },
  {
    why: 'In another order than the names: the campers of one status, or on the waitlist, within their year.',
    what: /^find campers: (?:\w+, )*campYear, (?:[\w.]+, )*(?:paid|waitlist) by (?!nameLast)/,
  },
  {
    why: 'The status of a payment follows from several of its fields; the query reads the payments of one camp.',
    what: /^find payments: campId, (?:disputes\.toDo, )?mismatch, .*by createdAt, _id$/,
  },
  {
    why: 'What one camp was paid on a day.',
    what: /^find payments: campId, settledAt by createdAt, _id$/,
  },
  {
    why: 'Those of the last days, and the few that administrators have to check.',
    what: /^find payments: createdAt, disputes\.toDo, mismatch, refunds\.status by createdAt, _id$/,
  },
  {
    why: 'Who is looked for by a name in the audit: a search, whose words were looked up before.',
    what: /^find audits: actorId, recordIds by createdAt, _id$/,
  },
  {
    why: 'The newest webhook event: its index also expires events, and tests drop such indexes.',
    what: /^find stripe-notices: all by createdAt$/,
  },
];
