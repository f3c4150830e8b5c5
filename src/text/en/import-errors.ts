import type { importErrors as sv } from '../sv/import-errors.ts'

export const importErrors = {
  'import.empty-file': 'The file is empty. Check that you chose the right one.',
  'import.spreadsheet-file':
    'The file is a spreadsheet in an older format. Open it in your spreadsheet program, save it as .xlsx or CSV and choose that file.',
  'import.encrypted-workbook':
    'The spreadsheet is protected with a password, so it can’t be read. Remove the password in your spreadsheet program, save the file and choose it again.',
  'import.other-spreadsheet':
    'The file isn’t in Excel’s format. Open it in your spreadsheet program, save it as .xlsx and choose that file.',
  'import.html-file':
    'The file is a web page, even if its name ends in .xls. Open it in your spreadsheet program, save it as .xlsx and choose that file.',
  'import.xml-file':
    'The file is an XML file, even if its name ends in .xls. Open it in your spreadsheet program, save it as .xlsx and choose that file.',
  'import.json-file':
    'The file is a JSON file and not a list with columns. Get the list as .xlsx or CSV and choose that file.',
  'import.pdf-file':
    'The file is a PDF, which can’t be read as a list. Get the list as .xlsx or CSV and choose that file.',
  'import.broken-workbook':
    'The spreadsheet can’t be read. Open it in your spreadsheet program, save it as .xlsx again and choose that file.',
  'import.too-large-workbook':
    'The spreadsheet is too large. Remove sheets and columns that aren’t needed, or save the list as CSV.',
  'import.too-wide-workbook':
    'The spreadsheet has more than {most} columns. Remove what is to the right of the list.',
  'import.unknown-sheet':
    'The workbook has no sheet called “{value}”. The sheets you can choose are: {sheets}.',
  'import.date-cell':
    'The value {value} in the column {column} is a date. A spreadsheet program may have made it out of something else. Turn the column into text and enter the value again.',
  'import.error-cell':
    'The cell in the column {column} shows the error {value}. Correct the formula or enter the value by hand.',
  'import.uncalculated-cell':
    'The cell in the column {column} has a formula without a saved result. Open the file in your spreadsheet program, save it and choose it again.',
  'import.fraction-cell':
    'The number {value} in the column {column} has decimals. Turn the column into text and enter the value again.',
  'import.long-number-cell':
    'The number {value} in the column {column} is so long that its last digits may have been changed. Turn the column into text and enter the value again.',
  'import.not-text': 'The file isn’t a text file. Save the list as CSV and choose that file.',
  'import.unsure-encoding':
    'We can’t tell which letters belong in “{value}” on line {line}. The file was saved with an older character encoding. Save the list again as CSV UTF-8 or as .xlsx and choose that file.',
  'import.too-large-file': 'The file is larger than 32 MB. Remove columns that you don’t need.',
  'import.too-many-lines': 'The file has more than 200,000 lines. Contact support and we will help you.',
  'import.missing-column':
    'The column {column} is missing. The headings in the file are: {seen}. Add the column to the export from your system. If it’s there under another name, rename its heading to {column}.',
  'import.repeated-column': 'The column {column} is there twice. Keep only one of them.',
  'import.addresses-in-unknown-column':
    'Column {letters} contains e-mail addresses, but we don’t recognise its heading “{value}”. Rename it to email if these are people’s own addresses at work. Otherwise remove the column from the file.',
  'import.addresses-without-heading':
    'Column {letters} contains e-mail addresses but has no heading. Give it the heading email if these are people’s own addresses at work. Otherwise remove the column from the file.',
  'import.rows-above-headings':
    'This line is above the headings on line {headings} but looks like part of the list. Move the headings to the first line, or remove this line if it isn’t part of the list.',
  'import.broken-quotes':
    'A quotation mark is in the wrong place. Remove it, or write two in a row if it belongs to the text.',
  'import.no-rows': 'The file only has headings. Add a line for each unit and person.',
  'import.too-many-cells':
    'The line has more cells than there are headings. Put quotation marks around text that contains separators.',
  'import.formula':
    'The value “{value}” begins with =, +, - or @ and can be read as a formula. Remove that character.',
  'import.control-character':
    'The value “{value}” contains an invisible character. Type the value again by hand.',
  'import.broken-character':
    'A character in “{value}” was lost when the file was saved. Save the list as CSV with UTF-8.',
  'import.misread-letters':
    'The letters in “{value}” were damaged when the file was saved. Save the list again as CSV UTF-8 or as .xlsx, or correct the cell by hand.',
  'import.error-value':
    'The column {column} says “{value}”, which is what a program writes when it has no value. Enter the right value, or leave the cell empty if there is none.',
  'import.shortened-number':
    'The number “{value}” in the column {column} has been rewritten by a spreadsheet program, so digits may be lost. Turn the column into text and fetch or enter the number again.',
  'import.too-long': 'The value “{value}” is too long. Shorten it.',
  'import.missing-unit-id': 'The line has no unit_id. Write which unit it is about.',
  'import.missing-department':
    'The person on this line has no unit. Write which unit they belong to, or remove the line from the file.',
  'import.unknown-manager':
    'The manager “{value}” isn’t among the people in the file. Write the manager’s e-mail address or employee number, or leave the cell empty for the person at the top.',
  'import.several-managers':
    'Several people in the file are called “{value}”. Write the manager’s e-mail address or employee number instead.',
  'import.manager-circle':
    'The managers are each other’s managers in a circle: {chain}. Correct who is whose manager.',
  'import.missing-unit-name': 'The unit {value} has no name. Write the name in the column unit.',
  'import.unknown-unit': 'The unit {value} isn’t in the file. Add a line for it or correct unit_id.',
  'import.unit-name-conflict':
    'The unit {unit} is called “{value}” here but “{otherValue}” on line {otherLine}. Write the same name on both lines. If they are two different units, give each an id of its own.',
  'import.unit-parent-conflict':
    'The unit {unit} is under “{value}” here but under “{otherValue}” on line {otherLine}. Put it under the same unit on both lines. If they are two different units, give each an id of its own.',
  'import.unknown-parent':
    'The unit {unit} is under {value}, which isn’t in the file. Add a line for {value}.',
  'import.cycle': 'The units are under each other in a circle: {value}. Correct which one is at the top.',
  'import.two-roots':
    'Both {value} and {otherValue} on line {otherLine} are at the top. Only one unit may be without a parent.',
  'import.bad-email':
    '“{value}” isn’t a valid e-mail address. Correct it, and note that letters such as å, ä and ö can’t be used.',
  'import.bad-mobile':
    '“{value}” isn’t a mobile number. Write it as 070-123 45 67, or with a country code as in +46 70 123 45 67.',
  'import.missing-key':
    'This line has no e-mail address. It then needs both an employee number and a name, so fill in {column}.',
  'import.unknown-language':
    'The language “{value}” isn’t available here, and line {line} is the first with it. New people get the language that the account owner has chosen, and others keep the one they have. In the column you can write: {languages}.',
  'import.unknown-role': 'There is no role “{value}”. Leave the cell empty or remove the column.',
  'import.role-not-by-file':
    'This person doesn’t have the role “{value}” here, and a file can neither give nor remove roles. Leave the cell empty or remove the column. The account owner gives roles under the heading Roles.',
  'import.role-holder-changed':
    'This person has a protected role, so their address or employee number can’t be changed to {value} here. The account owner has to end the role first and give it again afterwards.',
  'import.repeated-person':
    'This line is about the same person as line {otherLine} but says something else, such as another unit. Keep one line for each person, or read only the first.',
  'import.duplicate-email':
    'The address {value} is on line {otherLine} too, with somebody else. Leave the cell empty for a person without an address of their own. They then need both a name and an employee number.',
  'import.duplicate-employee-id':
    'The employee number {value} is on line {otherLine} too. Each person should have a number of their own.',
  'import.email-in-use':
    'The address {value} belongs to somebody else. That person stays because of their role or is waiting to get a new address. Wait until that change has taken effect.',
  'import.employee-id-in-use':
    'The employee number {value} belongs to somebody else, who is waiting to get a new number. Wait until that change has taken effect.',
  'import.not-on-list':
    'The person or the unit is no longer on the list. Go back to the list and start from there.',
  'import.email-on-list':
    'The address {value} already belongs to somebody else on the list. Check the address, or change the other person first.',
  'import.employee-id-on-list':
    'The employee number {value} already belongs to somebody else on the list. Every person needs their own number.',
  'import.unit-on-top': '{value} is at the top and can neither be moved nor closed. You can rename it.',
  'import.unit-below-itself':
    '{unit} can’t be moved to {value}, because {value} is below {unit}. Move {value} somewhere else first, or choose another unit.',
  'import.unit-into-itself': '{value} can’t be merged with itself. Choose another unit.',
  'import.unit-id-on-list': 'The code {value} is already used by another unit. Enter another code.',
  'import.nobody-to-split': 'Choose at least one person who is to belong to the new unit.',
  'import.everybody-to-split':
    'At least one person has to stay in {value}. Rename the unit instead if everybody is to move.',
  'import.too-many-removed':
    'With this change, {count} of {present} people would have been removed within four weeks. At most {most} can be. If you are importing a file, check that it is complete.',
  'import.too-many-identities':
    'With this change, {count} of {present} people would have got a new address or number within four weeks. At most {most} can. If you are importing a file, check the columns.',
  'import.too-many-removed-in-unit':
    'Of {present} people in {unit}, {count} would have been removed within four weeks. At most {most} can be. Wait with the rest, or close the unit if it no longer exists.',
  'import.too-many-identities-in-unit':
    'Of {present} people in {unit}, {count} would have got a new address or number within four weeks. At most {most} can. Wait with the others.',
  'import.outdated': 'People or units changed in the meantime, so nothing has changed. Start again.',
  'import.withdrawn': 'The change was withdrawn before its day came, so it has changed nothing.',
  'import.superseded': 'A newer file or change came instead, so this one has changed nothing.',
  'import.too-much-work':
    'The file took too long or too much memory to read. Remove sheets and columns that aren’t needed, or save the list as CSV.',
  'import.unexpected': 'Something went wrong on our side, and nothing has changed. Try again in a while.',
  'import.mobile-unused':
    'The mobile numbers haven’t been read, because the service isn’t set up to send text messages.',
  'import.unknown-column': 'The column “{value}” is unknown, so it hasn’t been read.',
  'import.column-without-heading': 'Column {value} has no heading, so it hasn’t been read.',
  'import.unused-column': 'The column “{value}” hasn’t been read, because another column has the whole name.',
  'import.headings-below': 'The headings are on line {line}, so the lines above them haven’t been read.',
  'import.read-as-latin-1':
    'The file was saved with an older character encoding. Check that letters such as å, ä and ö look right afterwards.',
  'import.read-as-macintosh':
    'The file was saved with the character encoding of older Mac computers. Check that letters such as å, ä and ö look right afterwards.',
  'import.read-as-cp850':
    'The file was saved with the character encoding of DOS. Check that letters such as å, ä and ö look right afterwards.',
  'import.mended-letters':
    'Letters such as å, ä and ö were damaged when the file was saved, and we have repaired them. Check that they look right afterwards.',
  'import.number-cell':
    'The employee number {value} is a number in the spreadsheet, so any zeros at its start are gone. If your numbers begin with zero, turn the column into text.',
  'import.personal-numbers':
    'The employee numbers seem to be personal identity numbers, which aren’t needed here. Use another number if you can, or leave the column empty for people with an e-mail address.',
  'import.hidden-rows-read':
    '{count} hidden {count|row|rows} in the sheet {count|was|were} read as well, and line {line} is the first. Rows can be hidden by hand or by a filter.',
  'import.hidden-rows-left-out':
    '{count} hidden {count|row|rows} in the sheet {count|was|were} not read, and line {line} is the first.',
  'import.repeated-lines':
    '{count} {count|line|lines} {count|was|were} not read, because another line is about the same person. Line {line} is the first.',
  'import.ended-people':
    'On {count} {count|line|lines} the column “{value}” says that the person has left, and line {line} is the first. {count|It is|They are} read like all other lines. Remove {count|the line|the lines} from the file if {count|the person isn’t|the people aren’t} to be invited.',
  'import.change-stopped':
    'The person with the address {value} has stopped the change of their details, so it isn’t made. Ask them about it.',
  'import.roles-stay-ended':
    'The change ended {count} {count|role|roles} as manager, and undoing it doesn’t bring {count|it|them} back. The owner of the account can give {count|the role|the roles} again.',
  'import.kept-for-role':
    '{value} isn’t in the file but stays, because the person has a role that a file can’t remove. If they have left, end the role first.',
  'import.column.unit_id': 'unit_id',
  'import.column.unit': 'unit',
  'import.column.parent_id': 'parent_id',
  'import.column.email': 'email',
  'import.column.name': 'name',
  'import.column.employee_id': 'employee_id',
  'import.column.language': 'language',
  'import.column.mobile': 'mobile',
  'import.column.role': 'role',
} as const satisfies Record<keyof typeof sv, string>
