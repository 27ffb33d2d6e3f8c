// A busy machine takes its time; what never comes still fails. Testing Library waits for one second by itself.
const { configure } = require('@testing-library/react');

configure({ asyncUtilTimeout: 15_000 });
