/** What the page does with the browser's powers: it makes sounds, and copies a link. */
const USED = ['autoplay', 'clipboard-write'];

/** All others that a browser grants by itself, or at somebody's word. */
const UNUSED = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The header that grants the page the powers it uses, and nobody any other. */
export const PERMISSIONS_POLICY = [...USED.map((power) => `${power}=(self)`), ...UNUSED.map((power) => `${power}=()`)].join(', ');
