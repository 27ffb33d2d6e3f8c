// Progressive enhancement. The page works without it.
(() => {
  const number = document.getElementById('cardNumber');
  const expiry = document.getElementById('expiry');
  const group = (input, size, separator, longest) =>
    input?.addEventListener('input', () => {
      // Rewriting moves the caret to the end, so a correction in the middle is left alone.
      if (input.selectionStart !== input.value.length) return;
      const digits = input.value.replace(/\D/g, '').slice(0, longest);
      input.value = digits.match(new RegExp(`\\d{1,${size}}`, 'g'))?.join(separator) ?? '';
    });
  group(number, 4, ' ', 19);
  group(expiry, 2, ' / ', 4);

  const form = document.querySelector('form');
  form?.addEventListener('submit', () => {
    const button = form.querySelector('button');
    button.disabled = true;
    button.textContent = 'Processing…';
  });
  // After Back, the browser may restore the page from its cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  document.querySelector('[aria-invalid="true"]')?.focus();
})();
