// docs/decisions/0012: with `CI` set, what fails runs once more; its errors are printed, and the summary names it.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
