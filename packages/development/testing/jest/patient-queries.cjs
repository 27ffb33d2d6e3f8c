// The timeout is longer than Testing Library's default of one second, for busy machines.
const { configure } = require('@testing-library/react');

configure({ asyncUtilTimeout: 15_000 });
