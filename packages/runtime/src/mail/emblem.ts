/** Side of the emblem in CSS pixels. The picture has twice the resolution. */
export const emblemSize = 40;

/**
 * The camp's logo (packages/ui/src/favicon.svg) as a bitmap, since email programs show no SVG. It is attached, because
 * most programs block remote pictures until the reader allows them.
 */
export const emblem = {
  filename: 'emblem.png',
  contentType: 'image/png',
  contentDisposition: 'inline',
  /** The content id that the HTML refers to. */
  cid: 'emblem@camp',
  content: Buffer.from(
    [
      'iVBORw0KGgoAAAANSUhEUgAAAFAAAABQCAMAAAC5zwKfAAADAFBMVEVMaXEdTjojST1ljWwAWiYkSEgkSDw5ZlM0Xk4jSTxEa1Uj',
      'STwkSD0jVTdFaVUkSDwjST0kRzxWf2I7aFUkSzwpRD00YUgjSDxdh2dkjGojSD1bhGRVfWEjSTxfimgjST04ZVIkRzwkST1ii2pM',
      'dlwjSDwjSDxKc1w2W0gjSDwjSDwjSD1DalUzXk0jSD0zXU0kSDwkSDw1YE45YE8jSD1Gb1gjST0jRz0mRzkmRjwkSDwjST1Od10i',
      'STxLdFtCbVc2YFAkSD0zW0wxWktHb1lOd14yW0tNd1xbhWYkSDwjSD1KdFwjST1ag2QkSD00Wkw3YlEiSDtXf2IlSj0jSD03Y1Ej',
      'SDxJcFk0X08kSDxHcFltlXAkST09alejv5jQcD/wtFr237CbuJMlST1tlHBfhm3or1kpSz5pkW5mj2xmbEaojlCBooImSz7OcD/2',
      '3q9pbUbRo1VFcVxDalbSc0EwU0WZt5HQcUA8albUpVaEpINOcVzLb0AqUUMzXU16mHqXtJA6ZlQsUUQ2YE+abkjVfk1jakY+alfW',
      'plZWa1O9bT8sU0V7m3woTUAvSz0kST5PcFsmTEAuWEgyW0vwzZ7SdUTlm1DSpVY8X07hoXDbkmFGcV2LqYfSeEehvZfrvo+UhE3f',
      'nGvHcEHVe0f02qulbkbel2bAb0FPa1T016idZD7puYl9bEySg0xHalXsw5O5b0NPUz03YlG1b0NzbE5egGdWd2Geu5VMb1qivpfa',
      'jlw4Y1Lmr37Wg1LYiFfz1KXkqnpokW28kmbjpnbMcD/lrljotIRaa1LNdkbrq1amjVCwqH6HbUutbkU+Z1RuWj6GXz5piW5qbFDi',
      'pXU2TT5oiG3uyJjrqlaTg03ux5ikvpcnSj2RgkzEdELEhFaurINjbFC5l2x2Y0VWVD2ot4/DbT+4aj+nZj+Cn3/vslmVaEN6XT5D',
      'ZlSRrowoUEI2WklGUT2jZj/QnVNwkHTns4RxkXR6XD7djUs3WkqQrovmn1KQbUrx0KHw0KDXhlU3Xk0nZ0wVAAAAg3RSTlMACJH+',
      'AgfS+xLlSt/hCi1pUE3q/hUSDx/7/u7357v98fdu/v6m1nShDrFU3USv+abwmtEn0ZGVRhonxcfNHa1d2EKCeJvJcMP3lLPC3PWi',
      'a+088D6e7Ot6y4yX/////////////////////////////////////////////////////uJ/umoAAAAJcEhZcwAALEsAACxLAaU9',
      'lqkAAAVcSURBVFjDrZl1eBRHGMaX6CUheiHEBWIQAaJFilOnrk9XbpMQ18YgDSEkQdMQCBKgSHEt7k5L3d3d3b19nq7ezuzO7N7t',
      '8f5x2Z3Z7/fsO/ON7IQg9BWan5AX45UWmZkZmeYVk5eQH0qYl3+Qm9cQUqUhOW7B/mZoHreMiiMxirsx2MNJ3IBAP1JXaYGeznhN',
      '9iEN5ZPssPNgP9Ih+Qx3CDf4OtJhDbvSmBcUSTqhOKOX9HQjndQo3c4ZNJZ0WmMG4XlXeJEmlIRtyNEDSVMaOBrzfiZ5XP4MRrZf',
      'EmlaSYh29BxLuqAx2r6+lnRJbmrecKj6xAlsZEltRV1xcV1FbQlcHqQabyPBytnt7R0YXvlCm6RZ5VDFSLhjhkGVv9H0L0jcOw/Z',
      'AL1ZCI1raABDYd+epOmT9SggxLPZHoYqg4H5D8rAnu9oTn/1IPzaVJoP1vop82MyFPYSLeg1bX/MUgMXQj2TYE9BaH5evUEEblit',
      'BtbaNKqFBswACRgIllatoyWtW6YCVmiBFdADgdL6Bs34R2m7jqqA/VpgHfTADeJaOAks+/O4Ajz+Awws1gKL4SduE4C3AyW9X9KA',
      'WnqNgI+ppm8hZ8BBcoyGdAx6vM7IMhnnr0rqxiYYWNBo0ClPq5qZT25wWZpDqzTHIG3KVcB7OKBqHVmq0O5XJ3a/bdUqncTmlMPt',
      '1+D9VUe7AmxqVA+9pxoa3sAOPWFvFkrkwyWQ6QfUr/gew2z5SuG9qx3uk4gEnGGE6RcZTn8ok02hFhhI5OEMa01/Us0Dm/8Wcf3z',
      '0UtBDKnXy6DpVz9jBF36mV8CykuQU3AM1MlLaY0U04U/MZK+KMQvVjmEPLf29nR3NmmBiunfedbZs/zvN3igHyHs3r7v67RSVCWN',
      'kGz6oNCAFy7wv9UHscA7iUyyZ/lcitcMGinR9JLFgtv//m3m/yxegsZV9Z0mOjpnCjjqvgI0sOD57iqycLfAO8ey54SL3Yhm7J3d',
      'xqEIKyWpksaohaIOfSx2xxmWPSNevaChiT6thDcFSON6hli+qFWgNJ9n2fOCZ6b1R4C2rLttrkTwJuIBntZ1wYN8ef0B8bVOsZxO',
      'idefi81YNbuv7TSAiCduBu4qkX4pqktKwF954OPSzdfL2zoPWSmV7iCydAxLpo9IiIZdPHBXg3R7hEIoi8jQMSya3rlZIqxlBa2V',
      'blsXIYAjiCmUQTe3HJaH3B4RuEe+P1yvBU4hsnUNc3pEjl+5VQRuXSmX/KPhzcwm5G7G5fUzzXL4dlbSdrmk+mU1MJ5bU7J0DX/6',
      'pBzNbJSBG+1Fm3eqgHdzwMl6ht9+3x68vkYG1qy3Fz63AAZO5oAWq47hj+yhzCbWrk1K6bMQz2rhtw4T8YY/aFZC9yvA/Upp9Ycg',
      'cKKwt7mKwmnfDiVyS40CrJmnlO/YBwTcJG7nvDG8BduUOGYNC2gNULFNaUZv6WhjBAa4FwhjXgeBb4E1e4FhIirViuRJc5aoeTUg',
      'kAU8M5eekF8wVd5kZ6B48pwl6lGIx74C1h2QmjFDOY9CtWIXGMOsgIEroMou8QXDlA+VlHsvgxLBT6lrXOdFQd96vqWu8i76wp+j',
      'iUWu8YrGqz+YQ1wDhmi+6C3hrvDCw7SHDgER5nkRAahjkXR3s7wyX/TBzYQyczz3CbijpfShpvz64g+/Akz0THiA7mFptJP5WBSd',
      'anCCmOjUmCkdb3zE6Tvd4Zcsmp7u0ClsioP5E5Hi6DGxZZwDCVQ2zuLESbblaoMMGnp9mLNn93eFXMROVbfmepj5d4BlanSspoOK',
      'YqOnWgjzCsidFhIV615WWlrmHhsVMi032yDgf5OCX+6Xq/osAAAAAElFTkSuQmCC',
    ].join(''),
    'base64',
  ),
} as const;
